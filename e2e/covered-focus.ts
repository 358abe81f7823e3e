import type { Check } from "./sweep.ts";

/** Maximum number of Tab presses per page; more than any page needs. */
const MAX_TABS = 150;

/**
 * Runs in the page: the element that covers the centre of the focused control (WCAG 2.2, 2.4.11); null if there is
 * none.
 */
function lookAtFocus(): { readonly name: string; readonly fault: string | null } | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) {
    return null;
  }
  const name = `${focused.tagName} "${(focused.ariaLabel ?? focused.textContent ?? "").trim().slice(0, 60)}" ${focused.id}`;
  // A sentinel of a dialog's focus trap: the focus never stays there.
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

/**
 * Runs in the page: waits until transitions have ended and the focused control keeps its place for two frames. The browser
 * scrolls to it, and content above it may still load.
 */
async function waitForPlace(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const place = () => {
    const { left, top } = document.activeElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return `${left} ${top} ${document.documentElement.scrollHeight}`;
  };
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let before = "";
  for (let now = place(); now !== before; now = place()) {
    before = now;
    await twoFrames();
  }
}

/** Tabs through a page: controls that have the focus but are not visible. */
export const findCoveredFocus: Check = async (page) => {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press("Tab");
    await page.evaluate(waitForPlace);
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
