import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { valueTypeOf } from "../../../kinds/kinds.ts";
import type { Condition, Operator } from "../../data/condition.ts";
import { readDateRange } from "../../lib/date-range.ts";
import { toNumber } from "../../lib/number-text.ts";

/** How a field can be filtered: by enumerated values, related records, text, number, date, or presence. */
export interface FilterKind {
  readonly kind: "choice" | "relation" | "text" | "number" | "date" | "presence";
  /** The allowed values of a `choice`. */
  readonly values?: readonly string[];
  /** A relation to a nested record. The filter menu does not list such records, but a link may contain an id. */
  readonly isNamedByLinks?: boolean;
}

/** Operators by kind, the most common first. */
export const OPERATORS: { readonly [K in FilterKind["kind"]]: readonly Operator[] } = {
  choice: ["is", "isNot", "empty", "filled"],
  relation: ["is", "isNot", "empty", "filled"],
  text: ["contains", "lacks", "is", "isNot", "empty", "filled"],
  number: ["range", "is", "isNot", "empty", "filled"],
  date: ["within", "range", "is", "empty", "filled"],
  presence: ["filled", "empty"],
};

function kindOf(field: FieldDescriptor): FilterKind | null {
  if (field.relation) {
    return field.relation.within ? { kind: "presence", isNamedByLinks: true } : { kind: "relation" };
  }
  if (field.enumeration) {
    return { kind: "choice", values: field.enumeration.values.map(({ value }) => value) };
  }
  switch (valueTypeOf(field.display)) {
    case "boolean":
      return { kind: "choice", values: ["true", "false"] };
    case "date":
    case "datetime":
      return { kind: "date" };
    case "number":
      return { kind: "number" };
    case "object":
      return { kind: "presence" };
    default:
      return { kind: "text" };
  }
}

/** Whether a field is the expanded record of a relation; the relation is filtered by its id field instead. */
function isExpansion({ fields }: EntityScreens, name: string): boolean {
  return Object.values(fields).some((field) => field.relation?.expandedAs === name && field.name !== name);
}

/** Filter kinds by field. */
export function filterKinds(screens: EntityScreens): { readonly [field: string]: FilterKind } {
  const kinds = Object.values(screens.fields)
    .filter(({ name }) => !isExpansion(screens, name))
    .map((field) => [field.name, kindOf(field)] as const);
  return Object.fromEntries(kinds.filter((entry): entry is [string, FilterKind] => entry[1] !== null));
}

/** Whether a condition is valid for a filter kind. */
export function isSensible({ kind, values, isNamedByLinks = false }: FilterKind, condition: Condition): boolean {
  const [first = ""] = condition.values;
  if (isNamedByLinks && condition.operator === "is") {
    return true;
  }
  if (kind === "date" && condition.operator === "is") {
    return readDateRange(first) !== null;
  }
  if (kind === "date" && condition.operator === "range") {
    return readDateRange(condition.values.join("..")) !== null;
  }
  const isKnown = (value: string) =>
    values?.includes(value) ?? (kind !== "number" || value === "" || toNumber(value) !== null);
  return condition.values.every(isKnown) && OPERATORS[kind].includes(condition.operator);
}
