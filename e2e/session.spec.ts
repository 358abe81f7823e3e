import type { Locator, Page } from "@playwright/test";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import { expect, test } from "./journey.ts";
import { heading, pick, save, textField } from "./steps.ts";
import type { Say } from "./texts.ts";

/** From now on the backend knows the session no more, until told otherwise. */
async function endSession(page: Page): Promise<{ isOver: boolean }> {
  const end = { isOver: true };
  await page.route(
    (url) => ["/api/tickets", "/api/genres", "/api/refresh-token"].includes(url.pathname),
    (route) => (end.isOver ? route.fulfill({ status: 401, json: {} }) : route.continue()),
  );
  return end;
}

async function signIn(within: Page | Locator, say: Say): Promise<void> {
  await textField(within, say("shell.login.username")).fill(demoCredentials.username);
  await textField(within, say("shell.login.password")).fill(demoCredentials.password);
  await within.getByRole("button", { name: say("shell.login.submit"), exact: true }).click();
}

test("a session that ends under an open form is begun again over it, and the form is saved", async ({
  page,
  say,
  unique,
  faults,
}) => {
  const name = `Sessão ${unique}`;
  await page.goto("/genres/create");
  await textField(page, say("entity.genre.field.name")).fill(name);
  await pick(page, say("entity.genre.field.code"), say("enum.genreCode.poetry"));
  faults.expectRefusal(401, "/api/genres");
  faults.expectRefusal(401, "/api/refresh-token");
  const end = await endSession(page);
  await save(page, say);
  const dialog = page.getByRole("dialog", { name: say("shell.login.againTitle"), exact: true });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600);
  await expect(page).toHaveURL("/genres/create");
  end.isOver = false;
  await signIn(dialog, say);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(say("entity.genre.created"))).toBeVisible();
  await expect(heading(page, name)).toBeVisible();
});

test("giving the sign-in up leads to the sign-in page, and from there back to the page", async ({
  page,
  say,
  faults,
  unique,
}) => {
  await page.goto("/genres/create");
  await textField(page, say("entity.genre.field.name")).fill(unique);
  await pick(page, say("entity.genre.field.code"), say("enum.genreCode.poetry"));
  faults.expectRefusal(401, "/api/genres");
  faults.expectRefusal(401, "/api/refresh-token");
  const end = await endSession(page);
  await save(page, say);
  const dialog = page.getByRole("dialog", { name: say("shell.login.againTitle"), exact: true });
  await dialog.getByRole("button", { name: say("shell.confirm.cancel"), exact: true }).click();
  await expect(page).toHaveURL("/login");
  // While the dialog fades, the fields in reach are still its own.
  await expect(page.locator("[role=dialog]")).toHaveCount(0);
  end.isOver = false;
  await signIn(page, say);
  await expect(page).toHaveURL("/genres/create");
  await expect(heading(page, say("entity.genre.create"))).toBeVisible();
});

test("a session that ends under a list is begun again over it", async ({ page, say, faults }) => {
  await page.goto("/tickets?status=active#top");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  faults.expectRefusal(401, "/api/tickets");
  faults.expectRefusal(401, "/api/refresh-token");
  const end = await endSession(page);
  await page.getByRole("button", { name: say("crud.list.reload"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: say("shell.login.againTitle"), exact: true });
  await expect(dialog).toBeVisible();
  end.isOver = false;
  await signIn(dialog, say);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/tickets?status=active#top");
  await expect(page.getByRole("row").nth(1)).toContainText(say("enum.status.active"));
});
