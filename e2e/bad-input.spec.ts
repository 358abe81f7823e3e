import { expect, test } from "./journey.ts";
import { expectMessage, pick, save, textField } from "./steps.ts";

test("an empty required field has one message", async ({ page, translate }) => {
  await page.goto("/genres/create");
  const name = textField(page, translate("entity.genre.field.name"));
  await expect(name).toBeVisible();
  await pick(page, translate("entity.genre.field.code"), translate("enum.genreCode.poetry"));
  await save(page, translate);
  await expectMessage(name, translate("crud.problem.required"));
  await expect(name).toBeFocused();
  await expect(page).toHaveURL("/genres/create");
});

test("an invalid e-mail has one message", async ({ page, translate, backend, unique }) => {
  const username = `${unique.toLowerCase()}@escola.example`;
  const member = { username, email: username, status: "active", type: "solo" };
  const made = await backend.post("/api/members", { data: member });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };

  await page.goto(`/members/edit/${id}`);
  const email = textField(page, translate("entity.member.field.email"));
  await email.fill("coordenacao@");
  await save(page, translate);
  await expectMessage(email, translate("crud.problem.format.email"));
  await expect(page).toHaveURL(`/members/edit/${id}`);
});

test("an exceeded bound has one message with the bound", async ({ page, translate, language }) => {
  await page.goto("/books/create");
  await textField(page, translate("entity.book.field.name")).first().fill("Livro");
  const order = textField(page, translate("entity.book.field.shelfOrder"));
  await order.fill("10000");
  await save(page, translate);
  await expectMessage(order, translate("crud.problem.maximum", { limit: (9999).toLocaleString(language) }));
});

test("a rejection by the server appears at its field, once, and disappears with the mistake", async ({
  page,
  translate,
  unique,
  backend,
  faults,
}) => {
  const code = `DUPLO-${unique}`;
  const ticket = { code, type: "loans", audience: "public", value: 5, members: [], status: "active" };
  const made = await backend.post("/api/tickets", { data: ticket });
  expect(made.status(), await made.text()).toBe(201);
  faults.expectRefusal(422, "/api/tickets");

  await page.goto("/tickets/create");
  const field = textField(page, translate("entity.ticket.field.code"));
  await field.fill(code);
  await textField(page, translate("entity.ticket.field.value")).fill("5");
  await save(page, translate);
  await expectMessage(field, translate("entity.ticket.taken"));
  await expect(page).toHaveURL("/tickets/create");

  await field.fill(`${code}-2`);
  await expect(page.getByText(translate("entity.ticket.taken"), { exact: true })).toHaveCount(0);
  await save(page, translate);
  await expect(page.getByText(translate("entity.ticket.created"))).toBeVisible();
});
