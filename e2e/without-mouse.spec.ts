import type { Locator, Page } from "@playwright/test";
import { demoCredentials } from "../src/backend/config/demo-credentials.ts";
import { expect, test } from "./journey.ts";
import { heading } from "./steps.ts";

test.use({ signedIn: false });

/** Presses Tab until that control has the focus, which must be visible. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element.contains(document.activeElement)).catch(() => false)) {
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new RangeError(`Tab does not lead to ${wanted}`);
}

async function signIn(page: Page): Promise<void> {
  const { username, password } = demoCredentials;
  await page.goto("/genres");
  await expect(page.getByRole("textbox").first()).toBeVisible();
  await page.getByRole("textbox").first().focus();
  await page.keyboard.type(username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

async function chooseByKeys(page: Page, button: string, entry: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name: button }));
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: entry, exact: true });
  await expect(item).toBeVisible();
  while (!(await item.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}

test("case 126: a genre is created, changed and deleted without a mouse", async ({ page, translate, unique }) => {
  const name = `Teclado ${unique}`;
  await signIn(page);
  await expect(heading(page, translate("entity.genre.many"))).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: translate("entity.genre.create"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(heading(page, translate("entity.genre.create"))).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: translate("entity.genre.field.name"), exact: true }));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole("combobox", { name: translate("entity.genre.field.code"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.keyboard.press("Control+s");
  await expect(heading(page, name)).toBeVisible();

  await page.goto("/genres");
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await chooseByKeys(page, translate("crud.list.rowActions", { title: name }), translate("crud.action.edit"));
  await expect(heading(page, translate("entity.genre.edit"))).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: translate("entity.genre.field.name"), exact: true }));
  await page.keyboard.press("End");
  await page.keyboard.type(" II");
  await page.keyboard.press("Control+s");
  await expect(heading(page, `${name} II`)).toBeVisible();

  await chooseByKeys(page, translate("crud.list.rowActions", { title: `${name} II` }), translate("crud.action.delete"));
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: translate("entity.genre.delete"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(translate("entity.genre.deleted"))).toBeVisible();

  await chooseByKeys(page, translate("shell.user.label"), translate("shell.user.signOut"));
  await expect(page).toHaveURL("/login");
  // No content of the signed-in pages returns.
  await page.goBack();
  await expect(page).toHaveURL("/login");
});

test("case 49: after signing out, Back shows no data", async ({ page, translate }) => {
  await signIn(page);
  await expect(heading(page, translate("entity.genre.many"))).toBeVisible();
  await page.getByRole("link", { name: translate("menu.books"), exact: true }).click();
  await expect(heading(page, translate("entity.book.many"))).toBeVisible();
  await page.getByRole("button", { name: translate("shell.user.label") }).click();
  await page.getByRole("menuitem", { name: translate("shell.user.signOut") }).click();
  await expect(page).toHaveURL("/login");
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("row")).toHaveCount(0);
  }
});
