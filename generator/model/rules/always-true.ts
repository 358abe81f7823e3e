import type { Comparison, Predicate } from "../../../src/contract/predicate.ts";
import type { TypedField } from "../fields/field-model.ts";
import { kindNamed } from "../types/kind-of.ts";

/** True if every valid record satisfies the predicate. A rule that forbids it would reject every record. */
export function isAlwaysTrue(predicate: Predicate, fields: readonly TypedField[]): boolean {
  return foldPredicate(predicate, fields) === true;
}

/** True or false for every record; null if it depends on the record. */
function foldPredicate(predicate: Predicate, fields: readonly TypedField[]): boolean | null {
  if ("all" in predicate) {
    return foldAll(predicate.all.map((part) => foldPredicate(part, fields)));
  }
  if ("any" in predicate) {
    return negated(foldAll(predicate.any.map((part) => negated(foldPredicate(part, fields)))));
  }
  if ("none" in predicate) {
    return foldAll(predicate.none.map((part) => negated(foldPredicate(part, fields))));
  }
  return foldComparison(predicate, fields);
}

function foldAll(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(false)) {
    return false;
  }
  // Another check reports empty groups.
  return parts.length === 0 || parts.includes(null) ? null : true;
}

function negated(value: boolean | null): boolean | null {
  return value === null ? null : !value;
}

function foldComparison({ field: name, ...tests }: Comparison, fields: readonly TypedField[]): boolean | null {
  const field = fields.find((candidate) => candidate.name === name);
  if (field === undefined || !isAlwaysThere(field)) {
    return null;
  }
  return foldAll(Object.entries(tests).map(([test, operand]) => (test === "isThere" ? operand === true : null)));
}

/** An empty text or list counts as missing. */
function isAlwaysThere({ kind, required, nullable, readOnly, schema }: TypedField): boolean {
  const { type, minLength = 0, minItems = 0 } = schema;
  const isFilled =
    type === "array" ? minItems > 0 : type !== "string" || minLength > 0 || kindNamed(kind).isNeverEmpty === true;
  return required && !nullable && !readOnly && isFilled;
}
