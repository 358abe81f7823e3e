import { expect, type Locator, type Page } from "@playwright/test";
import type { Say } from "../../../e2e/texts.ts";

/** The actions of a user. */
export interface Staff {
  readonly click: (where: Locator) => Promise<void>;
  readonly type: (where: Locator, text: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** Opens the palette, types a text and presses Enter: three actions. */
  readonly goBy: (text: string, option: string | RegExp) => Promise<void>;
}

export function palette(page: Page, say: Say, { press, type }: Pick<Staff, "press" | "type">): Staff["goBy"] {
  return async (text, option) => {
    await press("Control+k");
    await type(page.getByRole("combobox", { name: say("keyboard.palette.search") }), text);
    const found = page.getByRole("option", { name: option });
    await expect(found.first()).toBeVisible();
    await expect(page.getByRole("option").first()).toHaveAccessibleName(option);
    await press("Enter");
  };
}

/** A user whose actions are counted: each click, key combination and field with typed text. */
export function counted(page: Page, say: Say): Staff & { readonly count: () => number } {
  let actions = 0;
  const act = async (what: Promise<unknown>) => {
    actions += 1;
    await what;
  };
  const click: Staff["click"] = (where) => act(where.click());
  const type: Staff["type"] = (where, text) => act(where.fill(text));
  const press: Staff["press"] = (key) => act(page.keyboard.press(key));
  return { click, type, press, goBy: palette(page, say, { press, type }), count: () => actions };
}
