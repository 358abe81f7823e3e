import { type Amount, type Expression, fieldsOf, isCalculation, operandsOf } from "../../src/contract/computed.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { FieldKind } from "./console-model.ts";
import type { TypedField } from "./field-model.ts";
import { fieldReferences } from "./field-references.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import { checkPredicate, fieldReader } from "./predicate-checks.ts";
import { COMPARED, isOwnObject } from "./rule-checks.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Computed fields that a body would carry, that are of another type than their value, or of what has no value. */
export function checkComputed(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  const { spec, fields } = unvalidated;
  const diagnostics = Object.entries(spec.computed ?? {}).flatMap(([name, of]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field === undefined || of === undefined ? [] : checkField(unvalidated, field, of);
  });
  return [...diagnostics, ...findUnfitUses(unvalidated)].map((diagnostic) => toDiagnostic(unvalidated, diagnostic));
}

function checkField(unvalidated: UnvalidatedEntity, field: TypedField, of: Expression): readonly PathDiagnostic[] {
  const path = `computed.${field.name}`;
  const { kinds, made, from } = toShape(of);
  if (!field.readOnly || hasRelation(unvalidated, field.name)) {
    const message = `"${field.name}", which is computed, ${field.readOnly ? "with a relation" : "and can be written"}`;
    return [{ path: `${path}#`, message, hint: field.readOnly ? "no relation on it" : "@readOnly in its comment" }];
  }
  if (!kinds.includes(field.kind)) {
    const message = `"${field.name}", whose kind is ${field.kind}, as ${made}`;
    return [{ path: `${path}#`, message, hint: `a field of the kind: ${kinds.join(", ")}` }];
  }
  const unfit = fieldsOf(of).flatMap((name) => checkOperand(unvalidated, name, { path, from }));
  return unfit.length > 0
    ? unfit
    : [
        ...checkCount(path, of),
        ...("join" in of || isCalculation(of) ? [] : checkPredicate(path, of, fieldReader(unvalidated, []))),
        ...checkTags(path, field),
        ...checkValue(unvalidated, field, { path, of }),
      ];
}

function hasRelation({ spec: { relations } }: UnvalidatedEntity, name: string): boolean {
  return relations?.[name] !== undefined || Object.values(relations ?? {}).some((each) => each?.expandedAs === name);
}

interface Shape {
  /** What the field can be. */
  readonly kinds: readonly FieldKind[];
  readonly made: string;
  /** What the fields in it can be. */
  readonly from: readonly FieldKind[];
}

const TEXTS: readonly FieldKind[] = ["text", "email", "uri", "tel"];
const NUMBERS: readonly FieldKind[] = ["integer", "number", "money", "percent"];

function toShape(of: Expression): Shape {
  if ("join" in of) {
    return { kinds: ["text"], made: "texts one after the other", from: TEXTS };
  }
  return isCalculation(of)
    ? { kinds: NUMBERS, made: "a calculation", from: NUMBERS }
    : { kinds: ["boolean"], made: "whether something holds", from: COMPARED };
}

function checkOperand(
  { spec, fields }: UnvalidatedEntity,
  name: string,
  { path, from }: { readonly path: string; readonly from: readonly FieldKind[] },
): readonly PathDiagnostic[] {
  const { relations = {}, computed = {} } = spec;
  const field = fields.find((candidate) => candidate.name === name.split(".")[0]);
  if (field === undefined) {
    return [];
  }
  const whole = isOwnObject(field, spec) ? "a part of an object" : "of another record";
  const isOne = relations[field.name] === undefined || (from === COMPARED && field.kind === "text");
  const findings: readonly (readonly [boolean, string, string])[] = [
    [name.includes("."), `"${name}", ${whole}`, "fields of the record itself"],
    [computed[name] !== undefined, `"${name}", which is computed itself`, "the fields that it is made of"],
    [field.writeOnly, `"${name}", which no answer holds`, "a field that is answered"],
    [!from.includes(field.kind), `"${name}", whose kind is ${field.kind}`, `a field of the kind: ${from.join(", ")}`],
    [!isOne, `"${name}", which holds ids`, "a field of the record's own"],
  ];
  return findings.flatMap(([isFound, message, hint]) => (isFound ? [{ path, message, hint }] : [])).slice(0, 1);
}

/** One text is that text already, and one number that number; a difference is of two. */
function checkCount(path: string, of: Expression): readonly PathDiagnostic[] {
  if ("join" in of) {
    return of.join.length > 1 ? [] : [{ path, message: "fewer than two texts to join", hint: "two fields or more" }];
  }
  return isCalculation(of) ? checkAmounts(path, of) : [];
}

function checkAmounts(path: string, amount: Amount): readonly PathDiagnostic[] {
  if (typeof amount !== "object") {
    return [];
  }
  const operands = operandsOf(amount);
  const isUnfit = operands.length < 2 || ("subtract" in amount && operands.length > 2);
  return isUnfit
    ? [{ path, message: `a calculation of ${operands.length}`, hint: "two numbers or fields; more to add or multiply" }]
    : operands.flatMap((operand) => checkAmounts(path, operand));
}

const TEXT_TAGS = ["minLength", "maxLength", "pattern", "default"] as const;
const NUMBER_TAGS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const;

/** A bound of what nobody enters holds nothing back. */
function checkTags(path: string, { name, schema }: TypedField): readonly PathDiagnostic[] {
  return [...TEXT_TAGS, ...NUMBER_TAGS]
    .filter((tag) => schema[tag] !== undefined)
    .map((tag) => ({ path: `${path}#`, message: `@${tag} on "${name}", which is computed`, hint: "no such tag" }));
}

/** A value that may be lacking, or have decimals, in a field whose type says otherwise. */
function checkValue(
  { fields }: UnvalidatedEntity,
  { name, kind, required, nullable }: TypedField,
  { path, of }: { readonly path: string; readonly of: Expression },
): readonly PathDiagnostic[] {
  const operands = fields.filter((field) => fieldsOf(of).includes(field.name));
  const isThere = (field: TypedField) => field.required && !field.nullable;
  const isSafe =
    "join" in of
      ? operands.some((field) => isThere(field) && (field.schema.minLength ?? 0) > 0)
      : !isCalculation(of) || operands.every(isThere);
  const isWhole = !isCalculation(of) || (operands.every((field) => field.kind === "integer") && hasWholeNumbers(of));
  return [
    ...(required && !nullable && !isSafe
      ? [{ path: `${path}#`, message: `"${name}", which is required, of fields without a value`, hint: `${name}?: …` }]
      : []),
    ...(kind === "integer" && !isWhole
      ? [{ path: `${path}#`, message: `"${name}", a whole number, of numbers that are none`, hint: "no @asType on it" }]
      : []),
  ];
}

function hasWholeNumbers(amount: Amount): boolean {
  return typeof amount === "object"
    ? operandsOf(amount).every(hasWholeNumbers)
    : typeof amount === "string" || Number.isInteger(amount);
}

/** Where a field that has no column, and that no form holds, can be named. */
const FITTING = /^(?:list\.|show\.|form\.sections\.|(?:computed|units|currencies)\.[^.]+#$)/;

function findUnfitUses({ source, spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const computed = Object.keys(spec.computed ?? {});
  return fieldReferences(source.value)
    .filter(({ path, name }) => computed.includes(name) && !FITTING.test(path) && !path.startsWith("computed."))
    .map(({ path, name }) => ({
      path,
      message: `"${name}", which is computed`,
      hint: "a field that is kept; a computed one stands in list and show alone",
    }));
}
