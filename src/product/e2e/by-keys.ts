import { expect, type Locator, type Page } from "@playwright/test";
import type { Translate } from "entity-console/testing/journeys";
import { choosing, palette, type Staff } from "./counted.ts";

/** More keys than these tasks need: a sign of a focus trap. */
const MAX_PRESSES = 300;

/** Runs in the page: whether an element has the focus, or is the active option of the focused list box. */
function isReached(element: Element): boolean {
  const focused = document.activeElement;
  return element === focused || (element.id !== "" && focused?.getAttribute("aria-activedescendant") === element.id);
}

/** Runs in the page: whether an element is in the focused group of radio buttons. */
function isGroupReached(element: Element): boolean {
  const focused = document.activeElement;
  return element instanceof HTMLInputElement && focused instanceof HTMLInputElement && focused.name === element.name;
}

/** Runs in the page: whether an element precedes the focused one. */
function isBefore(element: Element): boolean {
  const { activeElement: focused, body } = document;
  const position = focused === null || focused === body ? 0 : focused.compareDocumentPosition(element);
  return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** Runs in the page: the values of a list between the selected one and another, in the order of its options. */
function valuesTo(element: Element, value: string): { readonly isAbove: boolean; readonly values: readonly string[] } {
  const { options, selectedIndex } = element as HTMLSelectElement;
  const all = [...options].map((option) => option.value);
  const index = all.indexOf(value);
  const isAbove = index < selectedIndex;
  return {
    isAbove,
    values: isAbove ? all.slice(index, selectedIndex).reverse() : all.slice(selectedIndex + 1, index + 1),
  };
}

/** Presses a key until a condition is true for an element. */
async function pressTo(where: Locator, key: string, isThere: (element: Element) => boolean): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await where.evaluate(isThere)) {
      return;
    }
    await where.page().keyboard.press(key);
  }
  throw new RangeError(`${key} does not lead to ${where}`);
}

/** Moves the focus to a control in the shorter direction. */
async function tabTo(where: Locator, isThere: (element: Element) => boolean): Promise<void> {
  await expect(where).toBeVisible();
  await pressTo(where, (await where.evaluate(isBefore)) ? "Shift+Tab" : "Tab", isThere);
}

/** A user without a mouse: Tab to controls, arrow keys in menus, lists and radio buttons. */
export function byKeys(page: Page, translate: Translate): Staff {
  let hasBegun = false;
  const press = async (key: string) => {
    hasBegun = true;
    await page.keyboard.press(key);
  };
  /** A new page has no focused element; after the first key there must always be one. */
  const expectFocus = async () => {
    if (hasBegun) {
      const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
      // The first use of a dialog loads its code.
      await expect.poll(hasFocus, { message: "something has the focus", timeout: 60_000 }).toBe(true);
    }
  };
  const click = async (where: Locator) => {
    await expectFocus();
    await expect(where).toBeVisible();
    const kind = await where.evaluate((element) => element.getAttribute("role") ?? element.getAttribute("type"));
    if (kind === "option" || kind === "menuitem") {
      await pressTo(where, "ArrowDown", isReached);
      await press("Enter");
    } else if (kind === "radio") {
      await tabTo(where, isGroupReached);
      await pressTo(where, "ArrowDown", isReached);
      await expect(where).toBeChecked();
    } else {
      await tabTo(where, isReached);
      await press(kind === "checkbox" ? "Space" : "Enter");
    }
  };
  const selectTo = async (where: Locator) => {
    await expectFocus();
    await tabTo(where, isReached);
    await press("Shift+Space");
  };
  const select = async (where: Locator, value: string) => {
    await expectFocus();
    await tabTo(where, isReached);
    const { isAbove, values } = await where.evaluate(valuesTo, value);
    // Each value is awaited: the page may set the list again before the next key.
    for (const next of values) {
      await press(isAbove ? "ArrowUp" : "ArrowDown");
      await expect(where).toHaveValue(next);
    }
    await expect(where).toHaveValue(value);
  };
  const type = async (where: Locator, text: string) => {
    await expectFocus();
    await tabTo(where, isReached);
    await press("Control+a");
    await page.keyboard.type(text);
  };
  const chooseFile: Staff["chooseFile"] = (where, file) => choosing(page, file, () => click(where));
  return { click, selectTo, type, select, press, chooseFile, goBy: palette(page, translate, { press, type }) };
}
