import type { DiagnosticText } from "../../diagnostics/diagnostic.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import type { TypedField } from "../fields/field-model.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { isPart } from "../types/parts.ts";

/** Where a spec may name a field inside an object (`address.city`). */
const PLACES = /^list\.(columns\.\d+|filters\.\d+|search\.\d+|sort\.field)$/;

/** True if the name is a path into an object, and such paths are allowed here. */
export function mayBePart(path: string, name: string): boolean {
  return isPart(name) && PLACES.test(path);
}

/** Checks a path into an object. Null if a list can show the field. */
export function findUnsuitablePart({ source, spec, fields }: UnvalidatedEntity, path: string): DiagnosticText | null {
  const [first = "", ...rest] = path.split(".");
  const records = Object.entries(spec.relations ?? {}).flatMap(([name, relation]) => [name, relation?.expandedAs]);
  const names = fields.map(({ name }) => name);
  const field = fields.find(({ name }) => name === first);
  if (field === undefined) {
    return { message: `"${first}" in "${path}" is not a field of ${source.typeName}`, hint: suggest(first, names) };
  }
  if (records.includes(first) || spec.embeds?.[first] !== undefined) {
    const message = `"${path}" is a field of a related record`;
    return { message, hint: `"${first}" by itself: the list then shows the record's title` };
  }
  return findUnsuitableStep({ path, whole: first, field, rest });
}

interface Step {
  readonly path: string;
  /** The part of the path that was resolved so far. */
  readonly whole: string;
  readonly field: TypedField;
  readonly rest: readonly string[];
}

function findUnsuitableStep({ path, whole, field, rest }: Step): DiagnosticText | null {
  const [next, ...further] = rest;
  const parts = field.parts.map(({ name }) => name);
  if (field.kind === "embedded") {
    return findInList(path, whole);
  }
  if (next === undefined) {
    return findUnsuitableEnd(path, field);
  }
  if (field.kind !== "object") {
    return { message: `"${path}" is not a field: "${whole}" is not an object`, hint: `"${whole}"` };
  }
  const part = field.parts.find(({ name }) => name === next);
  return part === undefined
    ? { message: `"${next}" in "${path}" is not a field of "${whole}"`, hint: suggest(next, parts) }
    : findUnsuitableStep({ path, whole: `${whole}.${next}`, field: part, rest: further });
}

function findInList(path: string, whole: string): DiagnosticText {
  const other = "or a field outside the list";
  if (whole.includes(".")) {
    const message = `"${path}" is ${path === whole ? "" : "a field of each item of "}a list of objects inside an object`;
    return { message, hint: `another field, ${other}` };
  }
  const message = `"${path}" has several values, one for each item of the list "${whole}"`;
  return { message, hint: `"${whole}" as a column, which shows the number of items, ${other}` };
}

function findUnsuitableEnd(path: string, { kind, parts, writeOnly }: TypedField): DiagnosticText | null {
  if (kind === "object") {
    const inner = parts.map(({ name }) => `"${path}.${name}"`).join(", ");
    return { message: `"${path}" is an object inside an object`, hint: `one of its fields: ${inner}` };
  }
  return writeOnly
    ? { message: `"${path}" is write-only, so responses do not contain it`, hint: "another field" }
    : null;
}
