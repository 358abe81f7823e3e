import { expect, type Locator, type Page } from "@playwright/test";
import type { Say } from "../../../e2e/texts.ts";

/** A person at the console, whose actions are counted: each click, each key chord and each field that is typed into. */
export function counted(page: Page, say: Say) {
  let actions = 0;
  const act = async (what: Promise<unknown>) => {
    actions += 1;
    await what;
  };
  const click = (where: Locator) => act(where.click());
  const type = (where: Locator, text: string) => act(where.fill(text));
  const press = (key: string) => act(page.keyboard.press(key));
  /** What the palette finds for a text, on Enter: three actions. */
  const goBy = async (text: string, option: string | RegExp) => {
    await press("Control+k");
    await type(page.getByRole("combobox", { name: say("keyboard.palette.search") }), text);
    const found = page.getByRole("option", { name: option });
    await expect(found.first()).toBeVisible();
    await expect(page.getByRole("option").first()).toHaveAccessibleName(option);
    await press("Enter");
  };
  return { click, type, press, goBy, count: () => actions };
}
