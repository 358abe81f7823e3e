// Loaded by the development server only (scripts/build/inspector-plugin.ts), and never part of a build. Alt+click on an
// element, or Alt+Enter on the focused one, shows where it comes from.

import type { InspectedElement, Inspection } from "../../contract/inspection.ts";
import { findMarks } from "./find-marks.ts";
import { isInPanel, openPanel } from "./panel.ts";

/** Events that a page would react to before the click. */
const BEFORE_CLICK = ["pointerdown", "mousedown", "pointerup", "mouseup"] as const;

for (const name of BEFORE_CLICK) {
  window.addEventListener(name, handlePress, { capture: true });
}
window.addEventListener("click", handleClick, { capture: true });
window.addEventListener("keydown", handleKey, { capture: true });

/** Keeps menus closed and the focus where it is. A disabled button gets no click, so it is inspected here. */
function handlePress(event: MouseEvent): void {
  const element = inspected(event);
  if (element === null) {
    return;
  }
  stop(event);
  if (event.type === "pointerup" && element.closest(":disabled") !== null) {
    void inspect(element);
  }
}

function handleClick(event: MouseEvent): void {
  const element = inspected(event);
  if (element !== null) {
    stop(event);
    void inspect(element);
  }
}

function handleKey(event: KeyboardEvent): void {
  const { activeElement } = document;
  const isAsked = event.key === "Enter" && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (isAsked && activeElement !== null && !isInPanel(event)) {
    stop(event);
    void inspect(activeElement);
  }
}

/** The element under the pointer; null for any other click. */
function inspected(event: MouseEvent): Element | null {
  const isAsked = event.altKey && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const [target] = event.composedPath();
  return isAsked && target instanceof Element && !isInPanel(event) ? target : null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function inspect(element: Element): Promise<void> {
  const asked: InspectedElement = {
    language: document.documentElement.lang,
    path: window.location.pathname,
    marks: findMarks(element),
  };
  const show = openPanel();
  try {
    const response = await fetch("/__inspect", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    show((await response.json()) as Inspection);
  } catch {
    show({ subjects: [], problem: "The development server does not respond. Start it again: npm run dev." });
  }
}
