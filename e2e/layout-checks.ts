import type { Check } from "./sweep.ts";

/** Runs in the page: whether it scrolls sideways, or by more than one bar. */
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

/** Runs in the page: whether it goes on where nothing is any more. */
function lookAtEnd(): readonly string[] {
  const { scrollHeight } = document.documentElement;
  const ends = [...document.querySelectorAll("main *")]
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  // What pads the last card and the page.
  const nothing = Math.round(scrollHeight - Math.max(0, ...ends));
  return scrollHeight > window.innerHeight && nothing > 200 ? [`goes on for ${nothing} pixels of nothing`] : [];
}

/** Runs in the page: words that are cut though they are short, and names that are though their table has room. */
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

/** Runs in the page: controls that hang out of the window where nothing scrolls to them, or lie under another one. */
function lookAtControls(): readonly string[] {
  const ALL = "a, button, input, select, textarea, [role=button], [role=combobox]";
  const name = (control: Element) =>
    `${control.tagName} "${(control.ariaLabel ?? control.textContent ?? "").trim().slice(0, 50)}"`;
  const isWithin = (control: Element): boolean => {
    const { overflowX } = getComputedStyle(control);
    const parent = control.parentElement;
    return overflowX !== "visible" || (parent !== null && parent !== document.body && isWithin(parent));
  };
  // What its box scrolls out of sight lies under nothing.
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
    // What scrolls by passes under what stays.
    return isOwn || sticks(over) ? [] : [`${name(control)} lies under ${name(over)}`];
  });
  return [...outside.map((control) => `out of the window: ${name(control)}`), ...covered];
}

/** Runs in the page: values that run over what stands beside them. */
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

/** What is wider than its window, cut where there is room, or lies over something else. */
export const findLayoutFaults: Check = async (page) => {
  const looks = await Promise.all(
    [lookAtBars, lookAtEnd, lookAtCuts, lookAtControls, lookAtSpills].map((look) => page.evaluate(look)),
  );
  return looks.flat();
};
