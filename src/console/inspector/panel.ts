import type { InspectedPlace, InspectedSubject, Inspection } from "../../contract/inspection.ts";
import { PANEL_STYLE } from "./panel-style.ts";

const HOST = "console-inspector";

const GROUPS: readonly (readonly [group: InspectedPlace["group"], title: string])[] = [
  ["spec", "Spec"],
  ["labels", "Labels"],
  ["overrides", "Overrides and product code"],
  ["calls", "API calls"],
];

/** Whether an event comes from the panel itself. */
export function isInPanel(event: Event): boolean {
  return event.composedPath().some((target) => target instanceof Element && target.localName === HOST);
}

/**
 * Opens the panel over the page, and returns the function that fills it. A modal dialog is above the page's own dialogs,
 * and keeps the focus that these would take back.
 */
export function openPanel(): (inspection: Inspection) => void {
  document.querySelector(HOST)?.remove();
  const host = document.createElement(HOST);
  const tree = host.attachShadow({ mode: "open" });
  const style = create("style", PANEL_STYLE);
  const dialog = create("dialog");
  dialog.lang = "en";
  dialog.dir = "ltr";
  dialog.setAttribute("aria-label", "Where does this come from?");
  dialog.append(
    toHead("Where does this come from?", () => dialog.close()),
    create("p", "Looking…"),
  );
  tree.append(style, dialog);
  // Keys typed here must not trigger shortcuts of the page.
  for (const name of ["keydown", "keyup"]) {
    host.addEventListener(name, (event) => event.stopPropagation());
  }
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  const before = document.activeElement;
  dialog.addEventListener("close", () => {
    host.remove();
    if (before instanceof HTMLElement) {
      before.focus({ preventScroll: true });
    }
  });
  document.body.append(host);
  dialog.showModal();
  return (inspection) => render(dialog, inspection, 0);
}

function render(dialog: HTMLDialogElement, inspection: Inspection, index: number): void {
  const { subjects, problem } = inspection;
  const subject = subjects[index];
  const close = () => dialog.close();
  if (subject === undefined) {
    const text = problem ?? "This element has no source in the spec: it belongs to the framework's page.";
    dialog.replaceChildren(toHead("No source", close), create("p", text));
    return;
  }
  const show = (next: number) => render(dialog, inspection, next);
  const status = create("p", "");
  status.className = "status muted";
  status.setAttribute("role", "status");
  dialog.replaceChildren(
    toHead(subject.name, close),
    ...(subject.description === "" ? [] : [muted(subject.description)]),
    ...toNote(subjects, index, show),
    ...GROUPS.flatMap(([group, title]) => toGroup(title, placesIn(subject, group), status)),
    ...toGenerated(subject, status),
    ...toNear(subjects, index, show),
    status,
  );
  dialog.querySelector<HTMLElement>("button.place, .near button")?.focus();
}

/** A text of the framework has no source in the product: name the nearest part that has one. */
function toNote(
  subjects: readonly InspectedSubject[],
  index: number,
  show: (index: number) => void,
): readonly Element[] {
  const nearest = subjects.findIndex(({ isOfProduct }) => isOfProduct);
  if (subjects[index]?.isOfProduct !== false || nearest < 0) {
    return [];
  }
  const near = create("div");
  near.className = "near";
  near.append(toButton(subjects[nearest]?.name ?? "", () => show(nearest)));
  return [create("p", "The nearest part with a source in the product:"), near];
}

function placesIn({ places }: InspectedSubject, group: InspectedPlace["group"]): readonly InspectedPlace[] {
  return places.filter((place) => place.group === group);
}

function toGroup(title: string, places: readonly InspectedPlace[], status: Element): readonly Element[] {
  return places.length === 0 ? [] : [create("h3", title), toList(places, status)];
}

function toGenerated(subject: InspectedSubject, status: Element): readonly Element[] {
  const places = placesIn(subject, "generated");
  if (places.length === 0) {
    return [];
  }
  const details = create("details");
  details.append(create("summary", "Generated files"), toList(places, status));
  return [details];
}

function toNear(
  subjects: readonly InspectedSubject[],
  index: number,
  show: (index: number) => void,
): readonly Element[] {
  if (subjects.length < 2) {
    return [];
  }
  const near = create("div");
  near.className = "near";
  for (const [at, { name }] of subjects.entries()) {
    if (at !== index) {
      near.append(toButton(name, () => show(at)));
    }
  }
  return [create("h3", "Around it"), near];
}

function toList(places: readonly InspectedPlace[], status: Element): Element {
  const list = create("ul");
  for (const place of places) {
    const item = create("li");
    item.append(toPlaceButton(place, status));
    list.append(item);
  }
  return list;
}

function toPlaceButton({ what, text, file, line, open }: InspectedPlace, status: Element): Element {
  const button = toButton("", () => void openInEditor(open ?? "", status));
  button.className = "place";
  button.disabled = open === null;
  const name = create("span", what);
  name.className = "muted";
  const shown = create("span", text);
  shown.dir = "auto";
  const location = create("span", `${file}:${line}${open === null ? " (no such file yet)" : ""}`);
  location.className = "file";
  const where = create("span");
  where.className = "where";
  where.append(...(text === "" ? [] : [shown]), location);
  button.append(name, where);
  return button;
}

async function openInEditor(place: string, status: Element): Promise<void> {
  status.textContent = "Opening…";
  try {
    const response = await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
    status.textContent = response.ok
      ? "Sent to the editor. If none opens, set LAUNCH_EDITOR, such as LAUNCH_EDITOR=code."
      : await response.text();
  } catch {
    status.textContent = "The development server does not respond.";
  }
}

function toHead(title: string, close: () => void): Element {
  const head = create("div");
  head.className = "head";
  const button = toButton("×", close);
  button.className = "close";
  button.setAttribute("aria-label", "Close");
  head.append(create("h2", title), button);
  return head;
}

function muted(text: string): Element {
  const paragraph = create("p", text);
  paragraph.className = "muted";
  return paragraph;
}

function toButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = create("button", text);
  button.type = "button";
  button.addEventListener("click", onClick);
  return button;
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text?: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (text !== undefined) {
    element.textContent = text;
  }
  return element;
}
