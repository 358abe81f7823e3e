import { expect, type Locator, type Page } from "@playwright/test";
import type { Translate } from "entity-console/testing/journeys";

/** A file of the user. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses a file in the dialog that an action opens. */
export async function choosing(page: Page, file: ChosenFile, open: () => Promise<void>): Promise<void> {
  const asked = page.waitForEvent("filechooser");
  await open();
  await (await asked).setFiles(file);
}

/** The actions of a user. */
export interface Staff {
  readonly click: (where: Locator) => Promise<void>;
  /** Clicks with Shift: selects the rows up to this checkbox. */
  readonly selectTo: (where: Locator) => Promise<void>;
  readonly type: (where: Locator, text: string) => Promise<void>;
  /** Selects a value of a list: one action. */
  readonly select: (where: Locator, value: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** Clicks a file button and chooses a file: two actions. */
  readonly chooseFile: (where: Locator, file: ChosenFile) => Promise<void>;
  /** Opens the palette, types a text and presses Enter: three actions. */
  readonly goBy: (text: string, option: string | RegExp) => Promise<void>;
}

export function palette(
  page: Page,
  translate: Translate,
  { press, type }: Pick<Staff, "press" | "type">,
): Staff["goBy"] {
  return async (text, option) => {
    await press("Control+k");
    await type(page.getByRole("combobox", { name: translate("keyboard.palette.search") }), text);
    const found = page.getByRole("option", { name: option });
    await expect(found.first()).toBeVisible();
    await expect(page.getByRole("option").first()).toHaveAccessibleName(option);
    await press("Enter");
  };
}

/** A user whose actions are counted: each click, key combination and field with typed text. */
export function counted(page: Page, translate: Translate): Staff & { readonly count: () => number } {
  let actions = 0;
  const act = async (what: Promise<unknown>) => {
    actions += 1;
    await what;
  };
  const click: Staff["click"] = (where) => act(where.click());
  const selectTo: Staff["selectTo"] = (where) => act(where.click({ modifiers: ["Shift"] }));
  const type: Staff["type"] = (where, text) => act(where.fill(text));
  const select: Staff["select"] = (where, value) => act(where.selectOption(value));
  const press: Staff["press"] = (key) => act(page.keyboard.press(key));
  const chooseFile: Staff["chooseFile"] = (where, file) => act(choosing(page, file, () => click(where)));
  const goBy = palette(page, translate, { press, type });
  return { click, selectTo, type, select, press, chooseFile, goBy, count: () => actions };
}
