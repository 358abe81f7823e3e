import type { Page } from "@playwright/test";
import type { Check } from "./sweep.ts";

/** Runs in the page: small elements that convey information by colour only, and whether they are visible. */
function lookAtKeys(): readonly { readonly name: string; readonly isSeen: boolean }[] {
  const isClear = (colour: string) => colour.startsWith("rgba") && colour.endsWith(", 0)");
  const groundOf = (element: Element | null): string => {
    const colour = element === null ? "Canvas" : getComputedStyle(element).backgroundColor;
    return element !== null && isClear(colour) ? groundOf(element.parentElement) : colour;
  };
  const look = (element: Element, pseudo: "::before" | null) => {
    const { backgroundColor, borderTopStyle, borderTopWidth, width, height, content } = getComputedStyle(
      element,
      pseudo,
    );
    const isThere = pseudo === null ? element.checkVisibility() : content !== "none" && content !== "normal";
    const isSmall = Number.parseFloat(height) <= 24 && Number.parseFloat(height) > 0 && Number.parseFloat(width) > 0;
    const ground = groundOf(pseudo === null ? element.parentElement : element);
    const hasBorder = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0;
    return {
      isKey: isThere && isSmall,
      isSeen: hasBorder || (!isClear(backgroundColor) && backgroundColor !== ground),
    };
  };
  const bare = [...document.querySelectorAll("main span, main div")].filter(
    (element) => element.childElementCount === 0 && element.textContent === "",
  );
  const dotted = [...document.querySelectorAll("main span, main input")];
  return [
    ...bare.map((element) => ({ element, pseudo: null })),
    ...dotted.map((element) => ({ element, pseudo: "::before" as const })),
  ].flatMap(({ element, pseudo }) => {
    const { isKey, isSeen } = look(element, pseudo);
    const name = `${element.tagName}${pseudo ?? ""}.${element.className} in "${element.parentElement?.textContent?.slice(0, 40)}"`;
    return isKey ? [{ name, isSeen }] : [];
  });
}

/** Runs in the page: elements with a state that look the same as their neighbours without it. */
function lookAtStates(): readonly string[] {
  const looks = (element: Element) => {
    const { backgroundColor, borderColor, outlineStyle, textDecorationLine, fontWeight } = getComputedStyle(element);
    return [backgroundColor, borderColor, outlineStyle, textDecorationLine, fontWeight].join(" ");
  };
  const current = document.querySelector("nav a[aria-current=page]");
  const other = document.querySelector("nav a:not([aria-current])");
  return current !== null && other !== null && looks(current) === looks(other) ? ["the entry of this page"] : [];
}

/** Runs in the page: the focused control, if it looks the same without the focus. */
function lookAtFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches("a, button, input, select, textarea, [role=combobox]")) {
    return null;
  }
  const parents: Element[] = [focused];
  for (let at = focused.parentElement; at !== null && parents.length < 4; at = at.parentElement) {
    parents.push(at);
  }
  const parts = [...parents, ...(focused.closest(".MuiInputBase-root")?.querySelectorAll("fieldset") ?? [])];
  const look = () =>
    parts
      .map((part) => {
        const { outlineStyle, outlineColor, outlineWidth, borderColor, borderWidth, backgroundColor } =
          getComputedStyle(part);
        return [outlineStyle, outlineColor, outlineWidth, borderColor, borderWidth, backgroundColor].join(" ");
      })
      .join("; ");
  const before = look();
  focused.blur();
  const after = look();
  focused.focus();
  return before === after ? focused.outerHTML.slice(0, 160) : null;
}

const MAX_TABS = 60;

/** Controls that look the same with and without the focus. */
async function findLostFocus(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press("Tab");
    const lost = await page.evaluate(lookAtFocus);
    if (lost !== null) {
      found.add(lost);
    }
  }
  return [...found];
}

/** Information conveyed by colour that is lost with forced colours. */
export const findLostColours: Check = async (page) => {
  const before = await page.evaluate(lookAtKeys);
  await page.emulateMedia({ forcedColors: "active" });
  const after = await page.evaluate(lookAtKeys);
  const seen = new Set(before.filter(({ isSeen }) => isSeen).map(({ name }) => name));
  const lost = after.filter(({ name, isSeen }) => !isSeen && seen.has(name)).map(({ name }) => name);
  const states = await page.evaluate(lookAtStates);
  const unfocused = await findLostFocus(page);
  return [
    ...new Set(lost.map((name) => `lost: ${name}`)),
    ...states.map((name) => `looks as its neighbours do: ${name}`),
    ...unfocused.map((html) => `no focus to be seen on ${html}`),
  ];
};
