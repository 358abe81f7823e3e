import type { Check } from "./sweep.ts";

/** Runs in the page: whether it scrolls sideways, or has more than one scroll bar. */
function lookAtBars(): readonly string[] {
  const root = document.documentElement;
  const scrolls = (element: Element) =>
    element.tagName !== "TEXTAREA" &&
    element.checkVisibility() &&
    /auto|scroll/.test(getComputedStyle(element).overflowY) &&
    element.scrollHeight > element.clientHeight + 1;
  const boxes = [...document.querySelectorAll("main *")]
    .filter(scrolls)
    .map((box) => `${box.tagName}.${box.className}`);
  const all = root.scrollHeight > window.innerHeight ? ["the page", ...boxes] : boxes;
  return [
    ...(root.scrollWidth > window.innerWidth ? [`scrolls sideways: ${root.scrollWidth} in ${window.innerWidth}`] : []),
    ...(all.length > 1 ? [`${all.length} vertical scrollbars: ${all.join(", ")}`] : []),
  ];
}

/** Runs in the page: whether it scrolls beyond its content. */
function lookAtEnd(): readonly string[] {
  const { scrollHeight } = document.documentElement;
  const ends = [...document.querySelectorAll("main *")]
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  // The padding of the last card and of the page.
  const nothing = Math.round(scrollHeight - Math.max(0, ...ends));
  return scrollHeight > window.innerHeight && nothing > 200 ? [`goes on for ${nothing} pixels of nothing`] : [];
}

/** Runs in the page: short texts that are truncated, and truncated names in a table with free space. */
function lookAtCuts(): readonly string[] {
  const isCut = (element: Element) =>
    element.checkVisibility() &&
    element.clientWidth > 1 &&
    getComputedStyle(element).overflowX === "hidden" &&
    element.scrollWidth > element.clientWidth + 1;
  const words = [...document.querySelectorAll("h1, h2, label, th, button, legend")].filter(isCut);
  const hasRoom = (table: Element) =>
    table.getBoundingClientRect().width < (table.parentElement?.getBoundingClientRect().width ?? 0) - 8;
  const tables = [...document.querySelectorAll("main table")].filter(hasRoom);
  const names = tables.flatMap((table) => [...table.querySelectorAll("td *")].filter(isCut).slice(0, 1));
  return [...words, ...names].map((element) => `cut: ${element.tagName} "${element.textContent?.slice(0, 50)}"`);
}

/** Runs in the page: controls that are unreachable outside of the window, or covered by another control. */
function lookAtControls(): readonly string[] {
  const ALL = "a, button, input, select, textarea, [role=button], [role=combobox]";
  const name = (control: Element) =>
    `${control.tagName} "${(control.ariaLabel ?? control.textContent ?? "").trim().slice(0, 50)}"`;
  const isWithin = (control: Element): boolean => {
    const { overflowX } = getComputedStyle(control);
    const parent = control.parentElement;
    return overflowX !== "visible" || (parent !== null && parent !== document.body && isWithin(parent));
  };
  // Content that its box has scrolled out of view is not covered.
  const isScrolledAway = (control: Element, x: number, y: number): boolean => {
    const parent = control.parentElement;
    if (parent === null || parent === document.body) {
      return false;
    }
    const { left, right, top, bottom } = parent.getBoundingClientRect();
    const clips = getComputedStyle(parent).overflowY !== "visible";
    return (clips && (x < left || x > right || y < top || y > bottom)) || isScrolledAway(parent, x, y);
  };
  const sticks = (element: Element | null): boolean =>
    element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement));
  const modal = document.querySelector("[aria-modal=true]");
  const controls = [...(modal ?? document).querySelectorAll(ALL)].filter(
    (control) => control.checkVisibility() && control.getBoundingClientRect().width > 2,
  );
  const outside = controls.filter((control) => {
    const { left, right } = control.getBoundingClientRect();
    return (left < -1 || right > window.innerWidth + 1) && !isWithin(control);
  });
  const covered = controls.flatMap((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const over = isScrolledAway(control, x, y) ? null : (document.elementFromPoint(x, y)?.closest(ALL) ?? null);
    const frame = control.closest("label, .MuiInputBase-root");
    const isOwn = over === null || control.contains(over) || over.contains(control) || frame?.contains(over) === true;
    // Scrolled content may pass under sticky elements.
    return isOwn || sticks(over) ? [] : [`${name(control)} lies under ${name(over)}`];
  });
  return [...outside.map((control) => `out of the window: ${name(control)}`), ...covered];
}

/** Runs in the page: values that overflow their neighbours. */
function lookAtSpills(): readonly string[] {
  const clips = (element: Element, cell: Element): boolean =>
    getComputedStyle(element).overflowX !== "visible" ||
    (element !== cell && element.parentElement !== null && clips(element.parentElement, cell));
  return [...document.querySelectorAll("main :is(td, th, dd, dt, li, legend)")].flatMap((cell) => {
    const { right } = cell.getBoundingClientRect();
    const spilt = [...cell.querySelectorAll("*")].find(
      (part) => part.checkVisibility() && part.getBoundingClientRect().right > right + 1 && !clips(part, cell),
    );
    return spilt === undefined ? [] : [`runs over its ${cell.tagName}: "${spilt.textContent?.slice(0, 40)}"`];
  });
}

/**
 * Content that is wider than its window, truncated despite free space, or overlapping.
 * @example
 * expect(await findLayoutFaults(page)).toEqual([]);
 */
export const findLayoutFaults: Check = async (page) => {
  const looks = await Promise.all(
    [lookAtBars, lookAtEnd, lookAtCuts, lookAtControls, lookAtSpills].map((look) => page.evaluate(look)),
  );
  return looks.flat();
};
