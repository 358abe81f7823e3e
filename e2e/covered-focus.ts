import type { Check } from "./sweep.ts";

/** The keys that go through a page; more than any of the swept ones has. */
const MOST_TABS = 150;

/** Runs in the page: what covers the middle of the focused control (WCAG 2.2, 2.4.11), null where nothing does. */
function lookAtFocus(): { readonly name: string; readonly fault: string | null } | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) {
    return null;
  }
  const name = `${focused.tagName} "${(focused.ariaLabel ?? focused.textContent ?? "").trim().slice(0, 60)}" ${focused.id}`;
  // Where a dialog's trap turns the focus round: it never stays there.
  const [box] = focused.getClientRects();
  if (box === undefined || box.width < 2 || focused.matches("main, [data-testid^=sentinel]")) {
    return { name, fault: null };
  }
  const [left, right] = [Math.max(0, box.left), Math.min(window.innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(window.innerHeight, box.bottom)];
  if (left >= right || top >= bottom) {
    return { name, fault: "out of sight" };
  }
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isSeen = over !== null && (focused.contains(over) || over.contains(focused) || over.closest("label") !== null);
  return { name, fault: isSeen ? null : `under ${over?.outerHTML.slice(0, 120)}` };
}

/** Runs in the page: even where motion is reduced, what the focus moves is in its place with the next frame only. */
async function waitForTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Goes through a page by Tab: controls that have the focus and cannot be seen. */
export const findCoveredFocus: Check = async (page) => {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press("Tab");
    await page.evaluate(waitForTransitions);
    const at = await page.evaluate(lookAtFocus);
    if (at === null) {
      break;
    }
    seen.add(at.name);
    if (at.fault !== null) {
      found.add(`${at.name} is ${at.fault}`);
    }
  }
  return seen.size === 0 ? ["Tab leads nowhere"] : [...found];
};
