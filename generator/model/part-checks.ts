import type { DiagnosticText } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { TypedField } from "./field-model.ts";
import { isPart } from "./parts.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Where a spec value may name a part of an object, `address.city`, in place of a field. */
const PLACES = /^list\.(columns\.\d+|filters\.\d+|search\.\d+|sort\.field)$/;

/** Whether a name is the path of a part, at a place that takes one. */
export function mayBePart(path: string, name: string): boolean {
  return isPart(name) && PLACES.test(path);
}

/** What is wrong with the path of a part; null where it leads to one that a list can show. */
export function findUnfitPart({ source, spec, fields }: UnvalidatedEntity, path: string): DiagnosticText | null {
  const [first = "", ...rest] = path.split(".");
  const records = Object.entries(spec.relations ?? {}).flatMap(([name, relation]) => [name, relation?.expandedAs]);
  const names = fields.map(({ name }) => name);
  const field = fields.find(({ name }) => name === first);
  if (field === undefined) {
    return { message: `"${path}", whose "${first}" is no field of ${source.typeName}`, hint: suggest(first, names) };
  }
  if (records.includes(first) || spec.embeds?.[first] !== undefined) {
    const message = `"${path}", a field of another entity's record`;
    return { message, hint: `"${first}" by itself: the list shows that record by its title` };
  }
  return findUnfitStep({ path, whole: first, field, rest });
}

interface Step {
  readonly path: string;
  /** What of the path was found. */
  readonly whole: string;
  readonly field: TypedField;
  readonly rest: readonly string[];
}

function findUnfitStep({ path, whole, field, rest }: Step): DiagnosticText | null {
  const [next, ...further] = rest;
  const parts = field.parts.map(({ name }) => name);
  if (field.kind === "embedded") {
    return findInList(path, whole);
  }
  if (next === undefined) {
    return findUnfitEnd(path, field);
  }
  if (field.kind !== "object") {
    return { message: `"${path}", a part of "${whole}", which is no object`, hint: `"${whole}"` };
  }
  const part = field.parts.find(({ name }) => name === next);
  return part === undefined
    ? { message: `"${path}", whose "${next}" is no part of "${whole}"`, hint: suggest(next, parts) }
    : findUnfitStep({ path, whole: `${whole}.${next}`, field: part, rest: further });
}

function findInList(path: string, whole: string): DiagnosticText {
  const beside = "or a field beside the list";
  if (whole.includes(".")) {
    const message = `"${path}", ${path === whole ? "" : "a part of each item of "}a list of objects inside an object`;
    return { message, hint: `another part, ${beside}` };
  }
  const message = `"${path}", a part of each item of the list "${whole}", which is no single value`;
  return { message, hint: `"${whole}" as a column, which shows how many there are, ${beside}` };
}

function findUnfitEnd(path: string, { kind, parts, writeOnly }: TypedField): DiagnosticText | null {
  if (kind === "object") {
    const inner = parts.map(({ name }) => `"${path}.${name}"`).join(", ");
    return { message: `"${path}", an object inside an object`, hint: `one of its parts: ${inner}` };
  }
  return writeOnly ? { message: `"${path}", which is write-only: no answer holds it`, hint: "another part" } : null;
}
