import { expect, type Locator, type Page } from "@playwright/test";
import type { TextKey } from "../src/console/i18n/text.ts";
import type { EntityName } from "../src/contract/register.ts";
import type { Translate } from "./texts.ts";

/** Steps for all screens, with the texts that staff see. */

/**
 * The control of a text field.
 * @example
 * await textField(page, "Title").fill("Loose leg");
 */
export function textField(within: Page | Locator, name: string): Locator {
  return within.getByRole("textbox", { name, exact: true });
}

/**
 * Selects a value.
 * @example
 * await pick(page, "State", "In work");
 */
export async function pick(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("listbox").getByRole("option", { name: value, exact: true }).click();
}

/**
 * Searches and selects records in a relation field.
 * @example
 * await pickRecords(page, "Assignees", ["Ana Souza", "Rui Alves"]);
 */
export async function pickRecords(page: Page, field: string, titles: readonly string[]): Promise<void> {
  const box = page.getByRole("combobox", { name: field, exact: true });
  for (const title of titles) {
    await box.fill(title);
    await page.getByRole("option", { name: title, exact: true }).click();
  }
  await box.press("Escape");
}

/**
 * The value of a field on a show page.
 * @example
 * await expect(shown(page, "State")).toHaveText("Done");
 */
export function shown(page: Page, label: string): Locator {
  return page
    .locator("div", { has: page.locator(":scope > dt", { hasText: new RegExp(`^${label}$`) }) })
    .locator("> dd");
}

/**
 * The header of a record's page: its name, its status and its actions.
 * @example
 * await expect(recordHeader(page)).toContainText("Done");
 */
export function recordHeader(page: Page): Locator {
  return page.locator("header", { has: page.getByRole("heading", { level: 1 }) });
}

/**
 * A field's message: the text that describes the control.
 * @example
 * await expectMessage(textField(page, "Title"), translate("crud.problem.required"));
 */
export async function expectMessage(control: Locator, message: string): Promise<void> {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(message);
  await expect(control.page().getByText(message, { exact: true })).toHaveCount(1);
}

/**
 * The heading of a page.
 * @example
 * await expect(heading(page, "Tickets")).toBeVisible();
 */
export function heading(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 1, name, exact: true });
}

/**
 * Clicks the button that saves a form.
 * @example
 * await textField(page, "Title").fill("Loose leg");
 * await save(page, translate);
 */
export async function save(page: Page, translate: Translate): Promise<void> {
  await page.getByRole("button", { name: translate("crud.form.save"), exact: true }).click();
}

/**
 * Finds a record with the quick search; returns its row once it is the only one.
 * @example
 * const row = await searchRow(page, translate, "Loose leg");
 * await row.getByRole("link").click();
 */
export async function searchRow(page: Page, translate: Translate, title: string): Promise<Locator> {
  await page.getByRole("textbox", { name: translate("crud.list.search"), exact: true }).fill(title);
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: title, exact: true }) });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole("row")).toHaveCount(2);
  return row;
}

/**
 * Opens a record's menu and selects an item.
 * @example
 * await choose(page, translate, ["Loose leg", translate("crud.action.delete")]);
 */
export async function choose(
  page: Page,
  translate: Translate,
  [title, entry]: readonly [title: string, entry: string],
): Promise<void> {
  await page.getByRole("button", { name: translate("crud.list.rowActions", { title }) }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/**
 * Deletes the record of the open page, and checks that the list no longer has it.
 * @example
 * await deleteShown(page, translate, { entity: "ticket", path: "/tickets", title: "Loose leg" });
 */
export async function deleteShown(
  page: Page,
  translate: Translate,
  { entity, path, title }: { readonly entity: EntityName; readonly path: string; readonly title: string },
): Promise<void> {
  // Only the product's types know which entities have screens, and so these texts.
  const word = (name: string) => translate(`entity.${entity}.${name}` as TextKey);
  await choose(page, translate, [title, translate("crud.action.delete")]);
  const dialog = page.getByRole("dialog", { name: word("delete") });
  await expect(dialog).toContainText(title);
  await dialog.getByRole("button", { name: word("delete"), exact: true }).click();
  await expect(page.getByText(word("deleted"))).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.getByRole("textbox", { name: translate("crud.list.search"), exact: true }).fill(title);
  await expect(page.getByText(word("noMatch"))).toBeVisible();
}

/**
 * The text on the clipboard.
 * @example
 * expect(await readClipboard(page)).toBe("T-17");
 */
export async function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
