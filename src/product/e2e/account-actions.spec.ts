import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { choose, heading, readClipboard, searchRow, type Translate, test } from "entity-console/testing/journeys";

type Action = "regenerateActivation" | "makePrincipalUser" | "updatePrincipalUsers";

interface Account {
  readonly id: string;
  readonly username: string;
}

async function makeAccount(
  backend: APIRequestContext,
  username: string,
  type: "individual" | "business",
): Promise<Account> {
  const data = { username, email: username, status: "pending", type };
  const made = await backend.post("/api/accounts", { data });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()) as Account;
}

async function isPrincipal(backend: APIRequestContext, { id }: Account): Promise<unknown> {
  return ((await (await backend.get(`/api/accounts/${id}`)).json()) as { principalUser: unknown }).principalUser;
}

/** Cancels, then confirms, the dialog of an action. */
async function confirm(
  page: Page,
  translate: Translate,
  [action, title = ""]: readonly [Action, string?],
): Promise<void> {
  const name = translate(`entity.account.action.${action}`);
  const dialog = page.getByRole("dialog", { name, exact: true });
  await expect(dialog).toContainText(translate(`entity.account.action.${action}.confirm`, { title }));
  await dialog.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText(translate(`entity.account.action.${action}.success`)).first()).toBeVisible();
}

test("regenerating an activation needs a confirmation and shows the token only once", async ({
  page,
  translate,
  unique,
  backend,
}) => {
  const account = await makeAccount(backend, `${unique.toLowerCase()}@escola.example`, "individual");
  const entry = translate("entity.account.action.regenerateActivation");
  await page.goto("/accounts");
  await searchRow(page, translate, account.username);

  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await choose(page, translate, [account.username, entry]);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: translate("shell.confirm.cancel"), exact: true })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);

  await choose(page, translate, [account.username, entry]);
  await confirm(page, translate, ["regenerateActivation"]);
  const tokens = page.getByRole("dialog", { name: translate("crud.tokens.title", { count: 1 }), exact: true });
  await expect(tokens).toContainText(translate("crud.tokens.text", { count: 1 }));
  const token = (await tokens.locator("code").textContent()) ?? "";
  expect(token.length).toBeGreaterThan(15);
  await tokens.getByRole("button", { name: `${translate("crud.action.copy")} ${account.username}` }).click();
  await expect.poll(() => readClipboard(page)).toBe(token);
  await tokens.getByRole("button", { name: translate("crud.action.close"), exact: true }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  await page.reload();
  await expect(heading(page, translate("entity.account.many"))).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
});

// Only users of business accounts; the journey below changes all of them, possibly at the same time.
test("a show page makes its user the principal user", async ({ page, translate, unique, backend }) => {
  const account = await makeAccount(backend, `${unique.toLowerCase()}@escola.example`, "business");
  await page.goto(`/accounts/show/${account.id}`);
  await expect(heading(page, account.username)).toBeVisible();
  await choose(page, translate, [account.username, translate("entity.account.action.makePrincipalUser")]);
  await confirm(page, translate, ["makePrincipalUser", account.username]);
  expect(await isPrincipal(backend, account)).toBe(true);
});

test("the list updates all principal users", async ({ page, translate, unique, backend }) => {
  const account = await makeAccount(backend, `${unique.toLowerCase()}@escola.example`, "business");
  await page.goto("/accounts");
  await page.getByRole("button", { name: translate("crud.list.moreActions"), exact: true }).click();
  await page
    .getByRole("menuitem", { name: translate("entity.account.action.updatePrincipalUsers"), exact: true })
    .click();
  await confirm(page, translate, ["updatePrincipalUsers"]);
  expect(await isPrincipal(backend, account)).toBe(true);
});
