import type { Comparison, Predicate } from "../../../src/contract/predicate.ts";
import type { Kind } from "../../../src/kinds/kind.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import type { TypedField } from "../fields/field-model.ts";
import type { PathDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { kindNamed } from "../types/kind-of.ts";

/** Resolves a predicate's path to a field of the entity, or of an entity that one of its relations references. */
export function fieldReader(
  { fields, spec }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): (path: string) => TypedField | undefined {
  return (path) => {
    const [own = "", other] = path.split(".");
    const target = entities.find(({ source }) => source.name === spec.relations?.[own]?.to);
    return other === undefined
      ? fields.find(({ name }) => name === own)
      : target?.fields.find(({ name }) => name === other);
  };
}

/** Reports empty predicates, and comparisons that are always true or always false. */
export function checkPredicate(
  path: string,
  predicate: Predicate,
  fieldAt: (path: string) => TypedField | undefined,
): readonly PathDiagnostic[] {
  const [group] = (["all", "any", "none"] as const).filter((word) => word in predicate);
  if (group === undefined) {
    const found = checkComparison(predicate as Comparison, fieldAt);
    return found === null ? [] : [{ path, ...found }];
  }
  const parts = (predicate as Readonly<Record<string, readonly Predicate[]>>)[group] ?? [];
  return parts.length === 0
    ? [{ path, message: `"${group}" is empty`, hint: "at least one comparison" }]
    : parts.flatMap((part) => checkPredicate(path, part, fieldAt));
}

type Found = Pick<PathDiagnostic, "message" | "hint">;

function checkComparison(
  { field: name, ...tests }: Comparison,
  fieldAt: (path: string) => TypedField | undefined,
): Found | null {
  const stated = Object.entries(tests);
  if (stated.length === 0) {
    return { message: `"${name}" has no comparison`, hint: "is, isNot, moreThan, lessThan or isThere as well" };
  }
  const field = fieldAt(name);
  if (field === undefined) {
    return null;
  }
  const found = stated.flatMap(([test, operand]) => checkTest(field, { name, test, operand }, fieldAt) ?? []);
  return found[0] ?? null;
}

interface Test {
  /** Path of the field. */
  readonly name: string;
  readonly test: string;
  readonly operand: unknown;
}

/** How a field's value is compared. */
type Sort = NonNullable<Kind["compares"]>["as"];

const WANTED: Readonly<Record<Sort, string>> = {
  number: "a number, or a field with a number",
  text: "a text, or a field with a text",
  day: 'a day, "2026-12-31" or { today: 0 }, or a date field',
  switch: "true, false, or a boolean field",
};

const ORDERS = ["moreThan", "lessThan", "atLeast", "atMost"];

function checkTest(
  field: TypedField,
  { name, test, operand }: Test,
  fieldAt: (path: string) => TypedField | undefined,
): Found | null {
  const { as: sort, isOrdered = true } = kindNamed(field.kind).compares ?? {};
  if (sort === undefined || test === "isThere") {
    return null;
  }
  if (test === "moreDecimalsThan") {
    return sort === "number" ? null : { message: unsupported(field, { name, test }), hint: "a number field" };
  }
  if (ORDERS.includes(test) && !isOrdered) {
    return { message: unsupported(field, { name, test }), hint: "is or isNot" };
  }
  const unfit = [operand].flat().find((value: unknown) => !isFit({ field, sort, name }, value, fieldAt));
  if (unfit === undefined) {
    return null;
  }
  const { enumeration } = field;
  const hint = enumeration === null || typeof unfit !== "string" ? WANTED[sort] : suggest(unfit, enumeration.values);
  return { message: `"${name}" cannot be compared with ${JSON.stringify(unfit)}`, hint };
}

function unsupported({ kind }: TypedField, { name, test }: Pick<Test, "name" | "test">): string {
  return `${test} is not possible for "${name}": its kind is ${kind}`;
}

interface Compared {
  readonly field: TypedField;
  readonly sort: Sort;
  readonly name: string;
}

/** True if the field's value can equal the operand. */
function isFit(
  { field, sort, name }: Compared,
  operand: unknown,
  fieldAt: (path: string) => TypedField | undefined,
): boolean {
  if (typeof operand === "object" && operand !== null) {
    return "today" in operand ? sort === "day" : isFieldFit({ sort, name }, operand, fieldAt);
  }
  if (sort === "number" || sort === "switch") {
    return typeof operand === (sort === "number" ? "number" : "boolean");
  }
  return typeof operand === "string" && field.enumeration?.values.includes(operand) !== false;
}

function isFieldFit(
  { sort, name }: Pick<Compared, "sort" | "name">,
  operand: object,
  fieldAt: (path: string) => TypedField | undefined,
): boolean {
  const path = "field" in operand ? String(operand.field) : "";
  const other = fieldAt(path);
  return other === undefined || (path !== name && kindNamed(other.kind).compares?.as === sort);
}
