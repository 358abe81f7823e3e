import { expect, type Locator, type Page } from "@playwright/test";
import type { TextKey } from "../src/console/i18n/text.ts";
import type { EntityName } from "../src/contract/register.ts";
import type { Say } from "./texts.ts";

/** Steps that every screen shares, in the words that staff see. */

/** The control of a field that is typed into. */
export function textField(within: Page | Locator, name: string): Locator {
  return within.getByRole("textbox", { name, exact: true });
}

/** Picks one value of a select. */
export async function pick(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("listbox").getByRole("option", { name: value, exact: true }).click();
}

/** Picks records in a field that searches as one types. */
export async function pickRecords(page: Page, field: string, titles: readonly string[]): Promise<void> {
  const box = page.getByRole("combobox", { name: field, exact: true });
  for (const title of titles) {
    await box.fill(title);
    await page.getByRole("option", { name: title, exact: true }).click();
  }
  await box.press("Escape");
}

/** What a show page says of a field. */
export function shown(page: Page, label: string): Locator {
  return page
    .locator("div", { has: page.locator(":scope > dt", { hasText: new RegExp(`^${label}$`) }) })
    .locator("> dd");
}

/** What stands above a record's page: its name, its status, and what can be done with it. */
export function recordHeader(page: Page): Locator {
  return page.locator("header", { has: page.getByRole("heading", { level: 1 }) });
}

/** A field's message: the text that the control is described by. */
export async function expectMessage(control: Locator, message: string): Promise<void> {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(message);
  await expect(control.page().getByText(message, { exact: true })).toHaveCount(1);
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 1, name, exact: true });
}

export async function save(page: Page, say: Say): Promise<void> {
  await page.getByRole("button", { name: say("crud.form.save"), exact: true }).click();
}

/** Looks for a record in its list by the quick search; its row, once it stands there alone. */
export async function searchRow(page: Page, say: Say, title: string): Promise<Locator> {
  await page.getByRole("textbox", { name: say("crud.list.search"), exact: true }).fill(title);
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: title, exact: true }) });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole("row")).toHaveCount(2);
  return row;
}

/** Opens the menu of a record and chooses from it. */
export async function choose(
  page: Page,
  say: Say,
  [title, entry]: readonly [title: string, entry: string],
): Promise<void> {
  await page.getByRole("button", { name: say("crud.list.rowActions", { title }) }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Deletes the record of the page one is on, and sees it gone from the list. */
export async function deleteShown(
  page: Page,
  say: Say,
  { entity, path, title }: { readonly entity: EntityName; readonly path: string; readonly title: string },
): Promise<void> {
  // Which entities have screens, and so these texts, only their product's types know.
  const word = (name: string) => say(`entity.${entity}.${name}` as TextKey);
  await choose(page, say, [title, say("crud.action.delete")]);
  const dialog = page.getByRole("dialog", { name: word("delete") });
  await expect(dialog).toContainText(title);
  await dialog.getByRole("button", { name: word("delete"), exact: true }).click();
  await expect(page.getByText(word("deleted"))).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.getByRole("textbox", { name: say("crud.list.search"), exact: true }).fill(title);
  await expect(page.getByText(word("noMatch"))).toBeVisible();
}

export async function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
