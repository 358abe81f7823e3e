import { expect, test } from "./journey.ts";
import { expectMessage, pick, save, textField } from "./steps.ts";

test("an empty required field has one message", async ({ page, say }) => {
  await page.goto("/genres/create");
  const name = textField(page, say("entity.genre.field.name"));
  await expect(name).toBeVisible();
  await pick(page, say("entity.genre.field.code"), say("enum.genreCode.poetry"));
  await save(page, say);
  await expectMessage(name, say("crud.problem.required"));
  await expect(name).toBeFocused();
  await expect(page).toHaveURL("/genres/create");
});

test("an invalid e-mail has one message", async ({ page, say, backend, unique }) => {
  const username = `${unique.toLowerCase()}@escola.example`;
  const member = { username, email: username, status: "active", type: "solo" };
  const made = await backend.post("/api/members", { data: member });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };

  await page.goto(`/members/edit/${id}`);
  const email = textField(page, say("entity.member.field.email"));
  await email.fill("coordenacao@");
  await save(page, say);
  await expectMessage(email, say("crud.problem.format.email"));
  await expect(page).toHaveURL(`/members/edit/${id}`);
});

test("an exceeded bound has one message with the bound", async ({ page, say, language }) => {
  await page.goto("/books/create");
  await textField(page, say("entity.book.field.name")).first().fill("Livro");
  const order = textField(page, say("entity.book.field.shelfOrder"));
  await order.fill("10000");
  await save(page, say);
  await expectMessage(order, say("crud.problem.maximum", { limit: (9999).toLocaleString(language) }));
});

test("a rejection by the server appears at its field, once, and disappears with the mistake", async ({
  page,
  say,
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
  const field = textField(page, say("entity.ticket.field.code"));
  await field.fill(code);
  await textField(page, say("entity.ticket.field.value")).fill("5");
  await save(page, say);
  await expectMessage(field, say("entity.ticket.taken"));
  await expect(page).toHaveURL("/tickets/create");

  await field.fill(`${code}-2`);
  await expect(page.getByText(say("entity.ticket.taken"), { exact: true })).toHaveCount(0);
  await save(page, say);
  await expect(page.getByText(say("entity.ticket.created"))).toBeVisible();
});
