import { expect, test } from "../../../e2e/journey.ts";
import { expectMessage, pick, save, textField } from "../../../e2e/steps.ts";

test("an empty required field says so, once", async ({ page, say }) => {
  await page.goto("/features/create");
  const name = textField(page, say("entity.feature.field.name"));
  await expect(name).toBeVisible();
  await pick(page, say("entity.feature.field.code"), say("enum.featureCode.essay"));
  await save(page, say);
  await expectMessage(name, say("crud.problem.required"));
  await expect(name).toBeFocused();
  await expect(page).toHaveURL("/features/create");
});

test("an invalid e-mail says so, once", async ({ page, say, backend, unique }) => {
  const username = `${unique.toLowerCase()}@escola.example`;
  const account = { username, email: username, status: "active", type: "individual" };
  const made = await backend.post("/api/accounts", { data: account });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };

  await page.goto(`/accounts/edit/${id}`);
  const email = textField(page, say("entity.account.field.email"));
  await email.fill("coordenacao@");
  await save(page, say);
  await expectMessage(email, say("crud.problem.format.email"));
  await expect(page).toHaveURL(`/accounts/edit/${id}`);
});

test("a bound exceeded says which, once", async ({ page, say, language }) => {
  await page.goto("/plans/create");
  await textField(page, say("entity.plan.field.name")).first().fill("Plano");
  const order = textField(page, say("entity.plan.field.presentationOrder"));
  await order.fill("10000");
  await save(page, say);
  await expectMessage(order, say("crud.problem.maximum", { limit: (9999).toLocaleString(language) }));
});

test("what the server refuses is told at its field, once, and goes with the mistake", async ({
  page,
  say,
  unique,
  backend,
  faults,
}) => {
  const code = `DUPLO-${unique}`;
  const coupon = { code, type: "credits", distribution: "public", value: 5, accounts: [], status: "active" };
  const made = await backend.post("/api/coupons", { data: coupon });
  expect(made.status(), await made.text()).toBe(201);
  faults.expectRefusal(422, "/api/coupons");

  await page.goto("/coupons/create");
  const field = textField(page, say("entity.coupon.field.code"));
  await field.fill(code);
  await textField(page, say("entity.coupon.field.value")).fill("5");
  await save(page, say);
  await expectMessage(field, say("crud.problem.unique"));
  await expect(page).toHaveURL("/coupons/create");

  await field.fill(`${code}-2`);
  await expect(page.getByText(say("crud.problem.unique"), { exact: true })).toHaveCount(0);
  await save(page, say);
  await expect(page.getByText(say("entity.coupon.created"))).toBeVisible();
});
