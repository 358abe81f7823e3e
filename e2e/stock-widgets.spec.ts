import { expect, test } from "./journey.ts";
import { heading, save, textField } from "./steps.ts";

// The library's overrides `stock-widgets.tsx` name widgets and templates of @rjsf/core and @rjsf/mui.
test.beforeEach(async ({ page }) => await page.addInitScript(() => localStorage.setItem("library-widgets", "stock")));

test("values entered with RJSF's stock widgets are saved and read back", async ({
  page,
  translate,
  unique,
  backend,
}) => {
  const genre = await (
    await backend.post("/api/genres", { data: { name: `Poesia ${unique}`, code: "poetry", active: true } })
  ).json();
  const data = { name: unique, status: "active", memberType: "solo", favourite: false, standardBook: false };
  const counts = { shelfOrder: 1, feeAtlas: 2, feeMap: 5, firstLoans: 0, loanTopUp: 0, topUpInterval: "weekly" };
  const rest = { hasCover: false, hasIndex: true, genres: [], bookCopies: [] };
  const made = await backend.post("/api/books", { data: { ...data, ...counts, ...rest } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();

  await page.goto(`/books/edit/${id}`);
  const field = (name: string) => page.locator(`[id="form.${name}"]`);
  await expect(field("feeMap")).toBeDisabled();
  await expect(field("feeMap")).toHaveValue("5");
  await expect(field("name")).toHaveAttribute("placeholder", "Dom Casmurro");
  await field("name").fill(`${unique}-2`);
  await field("description").fill("Duas linhas\nde texto");
  await page.getByRole("combobox", { name: translate("entity.book.field.status") }).click();
  await page.getByRole("option", { name: translate("enum.status.waiting"), exact: true }).click();
  await page.getByRole("radio", { name: translate("enum.memberType.group"), exact: true }).check();
  await page.getByRole("checkbox", { name: translate("entity.book.field.favourite") }).check();
  await page.getByRole("checkbox", { name: `Poesia ${unique}`, exact: true }).check();
  await field("shelfOrder").fill("12");
  await page.getByRole("slider", { name: "Atlas" }).press("ArrowRight");
  await page.getByRole("button", { name: translate("crud.form.addRow"), exact: true }).click();
  await field("bookCopies.0.name").fill("Primeira");
  await page.getByRole("button", { name: translate("crud.form.addRow"), exact: true }).click();
  await field("bookCopies.1.name").fill("Segunda");
  await page
    .getByRole("button", { name: translate("crud.form.itemUp"), exact: true })
    .nth(1)
    .click();
  await save(page, translate);
  await expect(heading(page, `${unique}-2`)).toBeVisible();

  const read = await (await backend.get(`/api/books/${id}`)).json();
  expect(read).toMatchObject({
    name: `${unique}-2`,
    description: "Duas linhas\nde texto",
    status: "waiting",
    memberType: "group",
    favourite: true,
    hasIndex: true,
    genres: [genre.id],
    shelfOrder: 12,
    feeAtlas: 3,
    feeMap: 5,
    bookCopies: [{ name: "Segunda" }, { name: "Primeira" }],
  });
  await page.goto(`/books/edit/${id}`);
  await expect(field("description")).toHaveValue("Duas linhas\nde texto");
  await expect(page.getByRole("radio", { name: translate("enum.memberType.group"), exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: `Poesia ${unique}`, exact: true })).toBeChecked();
  await expect(field("bookCopies.1.name")).toHaveValue("Primeira");
});

test("errors of the form and of the server appear at a stock widget", async ({
  page,
  translate,
  unique,
  backend,
  faults,
}) => {
  const data = { type: "rebate", audience: "public", value: 15, members: [], status: "active" };
  const [first, second] = [`UM-${unique}`, `DOIS-${unique}`];
  await backend.post("/api/tickets", { data: { ...data, code: first } });
  const made = await backend.post("/api/tickets", { data: { ...data, code: second } });
  const { id } = await made.json();

  faults.expectRefusal(422, `/api/tickets/${id}`);
  await page.goto(`/tickets/edit/${id}`);
  const code = textField(page, translate("entity.ticket.field.code"));
  await code.fill("");
  await save(page, translate);
  await expect(page.getByText(translate("crud.problem.required"), { exact: true })).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(first);
  await save(page, translate);
  await expect(page.getByText(translate("entity.ticket.taken"), { exact: true })).toBeVisible();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(code).toHaveValue(first);

  await code.fill(second);
  await page.getByLabel(translate("entity.ticket.field.lastDay")).fill("2031-02-28");
  await save(page, translate);
  await expect(heading(page, second)).toBeVisible();
  expect(await (await backend.get(`/api/tickets/${id}`)).json()).toMatchObject({ lastDay: "2031-02-28" });
});
