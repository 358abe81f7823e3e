import type { InspectedMark } from "../../contract/inspection.ts";

/** A node of React's tree: a component or an element, with its props. */
interface Fiber {
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
}

type Props = Readonly<Record<string, unknown>>;

/** Elements that contain a label. */
const LABELLED =
  "button, a, label, legend, th, dt, h1, h2, h3, h4, h5, h6, summary, option, li[role], [role=button], [role=menuitem], " +
  "[role=tab], [role=option], [role=link], [role=switch], [role=checkbox]";
/** Elements that contain data. */
const DATA = "td, dd";
/** Longer texts are content, not labels. */
const LONGEST = 160;
const MAX_MARKS = 40;

/**
 * The traces of the spec in an element and around it, the nearest first. The generic components get descriptors as props:
 * these have the message keys of the spec's parts. So no element needs an attribute for this, and the rows of a menu lead
 * to the list that opened it.
 */
export function findMarks(element: Element): readonly InspectedMark[] {
  const marks: InspectedMark[] = [...(element.matches(DATA) ? onlyContent(element) : [])];
  const labelled = labelledAround(element);
  let ownText: string | null = ownTextOf(element);
  for (let fiber = fiberOf(element); fiber !== null; fiber = fiber.return) {
    const found = fiber.stateNode instanceof Element ? elementMarks(fiber.stateNode, labelled) : propMarks(fiber);
    if (ownText !== null && found.some((mark) => !("text" in mark))) {
      // The text of an element without a role is a better trace than the entity around it, and a worse one than its field.
      const isEntity = found.every((mark) => "entity" in mark);
      marks.push(...(isEntity ? [{ text: ownText }] : []));
      ownText = null;
    }
    marks.push(...found);
  }
  if (ownText !== null) {
    marks.push({ text: ownText });
  }
  const seen = new Set<string>();
  return marks.filter((mark) => isNew(seen, JSON.stringify(mark))).slice(0, MAX_MARKS);
}

function isNew(seen: Set<string>, name: string): boolean {
  const isFirst = !seen.has(name);
  seen.add(name);
  return isFirst;
}

/** React keeps the node of its tree at each element that it has created. */
function fiberOf(element: Element): Fiber | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const key = Object.keys(at).find((name) => name.startsWith("__reactFiber$"));
    if (key !== undefined) {
      return Reflect.get(at, key) as Fiber;
    }
  }
  return null;
}

/** The marks of the only component in a cell: a click next to its value means the value. */
function onlyContent(element: Element): readonly InspectedMark[] {
  for (let fiber = fiberOf(element)?.child ?? null; fiber !== null && fiber.sibling === null; fiber = fiber.child) {
    const found = propMarks(fiber);
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

/** The element whose label describes the given one; null for data. */
function labelledAround(element: Element): Element | null {
  const labelled = element.closest(LABELLED);
  const data = element.closest(DATA);
  const isData = data !== null && (labelled === null || labelled.contains(data) || labelled.matches("a"));
  return isData ? null : labelled;
}

function ownTextOf(element: Element): string | null {
  const text = element.textContent.trim();
  return element.closest(DATA) !== null || text === "" || text.length > LONGEST ? null : text;
}

/** The label of a button, and the field that an element states by itself. */
function elementMarks(element: Element, labelled: Element | null): readonly InspectedMark[] {
  const field = element.getAttribute("data-field");
  const texts =
    element === labelled || element.matches("input, textarea, [role=combobox]")
      ? [element.getAttribute("aria-label"), textOf(element), element.getAttribute("title")]
      : [];
  return [
    ...texts.filter((text) => text !== null && text.length <= LONGEST).map((text) => ({ text: text ?? "" })),
    ...(field === null ? [] : [{ field }]),
  ];
}

function textOf(element: Element): string | null {
  return element.textContent.trim() === "" ? null : element.textContent.trim();
}

/** The keys in the descriptors of a component's props, then the entity of its screens. */
function propMarks({ memoizedProps }: Fiber): readonly InspectedMark[] {
  if (!isObject(memoizedProps)) {
    return [];
  }
  const { screens, entity, field, children: _, value: __, ...rest } = memoizedProps;
  const keys = [memoizedProps, field, ...Object.values(rest)].flatMap(keysOf);
  const around = isObject(screens) ? screens["entity"] : entity;
  return [
    ...keys.map((key) => ({ key })),
    ...(typeof field === "string" && typeof around === "string" ? [{ field }] : []),
    ...(typeof around === "string" ? [{ entity: around }] : []),
  ];
}

/** The message key of a descriptor: of a field, a column, an action, a section, a menu entry, or of RJSF's options. */
function keysOf(value: unknown): readonly string[] {
  if (!isObject(value) || Array.isArray(value)) {
    return [];
  }
  const { labelKey, titleKey, manyKey, field } = value;
  const options = value["ui:options"];
  return [labelKey, titleKey, manyKey, at(field, "labelKey"), at(options, "labelKey")].filter(
    (key) => typeof key === "string",
  );
}

function at(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function isObject(value: unknown): value is Props {
  return typeof value === "object" && value !== null;
}
