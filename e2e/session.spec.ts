import type { Locator, Page } from "@playwright/test";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import { expect, test } from "./journey.ts";
import { heading, pick, save, textField } from "./steps.ts";
import type { Translate } from "./texts.ts";

/** Run before the page opens: each time the console believes that the session is over, the backend rejects it too. */
async function sessionOf(page: Page): Promise<{ isOver: boolean }> {
  const session = { isOver: false };
  await page.route(
    (url) => ["/api/tickets", "/api/genres", "/api/refresh-token"].includes(url.pathname),
    (route) => (session.isOver ? route.fulfill({ status: 401, json: {} }) : route.continue()),
  );
  return session;
}

async function signIn(within: Page | Locator, translate: Translate): Promise<void> {
  await textField(within, translate("shell.login.username")).fill(demoCredentials.username);
  await textField(within, translate("shell.login.password")).fill(demoCredentials.password);
  await within.getByRole("button", { name: translate("shell.login.submit"), exact: true }).click();
}

test("a session that ends under an open form continues after a sign-in over it, and the form is saved", async ({
  page,
  translate,
  unique,
  faults,
}) => {
  const name = `Sessão ${unique}`;
  const session = await sessionOf(page);
  await page.goto("/genres/create");
  await textField(page, translate("entity.genre.field.name")).fill(name);
  await pick(page, translate("entity.genre.field.code"), translate("enum.genreCode.poetry"));
  faults.expectRefusal(401, "/api/genres");
  faults.expectRefusal(401, "/api/refresh-token");
  session.isOver = true;
  await save(page, translate);
  const dialog = page.getByRole("dialog", { name: translate("shell.login.againTitle"), exact: true });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600);
  await expect(page).toHaveURL("/genres/create");
  session.isOver = false;
  await signIn(dialog, translate);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(translate("entity.genre.created"))).toBeVisible();
  await expect(heading(page, name)).toBeVisible();
});

test("cancelling the sign-in leads to the sign-in page, and from there back to the page", async ({
  page,
  translate,
  faults,
  unique,
}) => {
  const session = await sessionOf(page);
  await page.goto("/genres/create");
  await textField(page, translate("entity.genre.field.name")).fill(unique);
  await pick(page, translate("entity.genre.field.code"), translate("enum.genreCode.poetry"));
  faults.expectRefusal(401, "/api/genres");
  faults.expectRefusal(401, "/api/refresh-token");
  session.isOver = true;
  await save(page, translate);
  const dialog = page.getByRole("dialog", { name: translate("shell.login.againTitle"), exact: true });
  await dialog.getByRole("button", { name: translate("shell.confirm.cancel"), exact: true }).click();
  await expect(page).toHaveURL("/login");
  // While the dialog fades out, its fields are still the reachable ones.
  await expect(page.locator("[role=dialog]")).toHaveCount(0);
  session.isOver = false;
  await signIn(page, translate);
  await expect(page).toHaveURL("/genres/create");
  await expect(heading(page, translate("entity.genre.create"))).toBeVisible();
});

test("a session that ends under a list continues after a sign-in over it", async ({ page, translate, faults }) => {
  const session = await sessionOf(page);
  await page.goto("/tickets?status=active#top");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  faults.expectRefusal(401, "/api/tickets");
  faults.expectRefusal(401, "/api/refresh-token");
  session.isOver = true;
  await page.getByRole("button", { name: translate("crud.list.reload"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: translate("shell.login.againTitle"), exact: true });
  await expect(dialog).toBeVisible();
  session.isOver = false;
  await signIn(dialog, translate);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/tickets?status=active#top");
  await expect(page.getByRole("row").nth(1)).toContainText(translate("enum.status.active"));
});
