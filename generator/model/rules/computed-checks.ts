import { type Amount, type Expression, fieldsOf, isCalculation, operandsOf } from "../../../src/contract/computed.ts";
import type { FieldKind } from "../../../src/kinds/kinds.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { TypedField } from "../fields/field-model.ts";
import { type PathDiagnostic, toDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { fieldReferences } from "../relations/field-references.ts";
import { kindsFor } from "../types/kind-of.ts";
import { checkPredicate, fieldReader } from "./predicate-checks.ts";
import { COMPARED, isOwnObject } from "./rule-checks.ts";

/** Checks computed fields: they are read-only, their type fits the result, and their inputs exist and have values. */
export function checkComputed(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  const { spec, fields } = unvalidated;
  const diagnostics = Object.entries(spec.computed ?? {}).flatMap(([name, of]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field === undefined || of === undefined ? [] : checkField(unvalidated, field, of);
  });
  return [...diagnostics, ...findUnsuitableUses(unvalidated)].map((diagnostic) =>
    toDiagnostic(unvalidated, diagnostic),
  );
}

function checkField(unvalidated: UnvalidatedEntity, field: TypedField, of: Expression): readonly PathDiagnostic[] {
  const path = `computed.${field.name}`;
  const { kinds, made, from } = toShape(of);
  if (!field.readOnly || hasRelation(unvalidated, field.name)) {
    const message = `"${field.name}" is computed, so it ${field.readOnly ? "cannot be a relation" : "must be read-only"}`;
    return [
      {
        path: `${path}#`,
        message,
        hint: field.readOnly ? "the field without its relation" : "@readOnly in its comment",
      },
    ];
  }
  if (!kinds.includes(field.kind)) {
    const message = `"${field.name}" has the kind ${field.kind}, but its value is ${made}`;
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
  /** Kinds that the computed field may have. */
  readonly kinds: readonly FieldKind[];
  readonly made: string;
  /** Kinds that its inputs may have. */
  readonly from: readonly FieldKind[];
}

const TEXTS: readonly FieldKind[] = kindsFor("join");
const NUMBERS: readonly FieldKind[] = kindsFor("calculate");

function toShape(of: Expression): Shape {
  if ("join" in of) {
    return { kinds: ["text"], made: "joined texts", from: TEXTS };
  }
  return isCalculation(of)
    ? { kinds: NUMBERS, made: "a calculation", from: NUMBERS }
    : { kinds: ["boolean"], made: "true or false", from: COMPARED };
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
  const whole = isOwnObject(field, spec) ? "inside an object" : "of another record";
  const isOne = relations[field.name] === undefined || (from === COMPARED && field.kind === "text");
  const findings: readonly (readonly [boolean, string, string])[] = [
    [name.includes("."), `"${name}" is ${whole}`, "fields of the record itself"],
    [computed[name] !== undefined, `"${name}" is itself computed`, "the fields that it is computed from"],
    [field.writeOnly, `"${name}" is write-only, so responses do not contain it`, "a field that responses contain"],
    [!from.includes(field.kind), `"${name}" has the kind ${field.kind}`, `a field of the kind: ${from.join(", ")}`],
    [!isOne, `"${name}" contains ids of other records`, "a field that is not a relation"],
  ];
  return findings.flatMap(([isFound, message, hint]) => (isFound ? [{ path, message, hint }] : [])).slice(0, 1);
}

/** A join needs two texts, a sum two numbers, and a difference exactly two. */
function checkCount(path: string, of: Expression): readonly PathDiagnostic[] {
  if ("join" in of) {
    return of.join.length > 1 ? [] : [{ path, message: "a join needs at least two texts", hint: "two fields or more" }];
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
    ? [
        {
          path,
          message: `a calculation with ${operands.length} operands`,
          hint: "two numbers or fields; add and multiply also accept more",
        },
      ]
    : operands.flatMap((operand) => checkAmounts(path, operand));
}

const TEXT_TAGS = ["minLength", "maxLength", "pattern", "default"] as const;
const NUMBER_TAGS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const;

/** Bounds have no effect on a field that users cannot enter. */
function checkTags(path: string, { name, schema }: TypedField): readonly PathDiagnostic[] {
  return [...TEXT_TAGS, ...NUMBER_TAGS]
    .filter((tag) => schema[tag] !== undefined)
    .map((tag) => ({
      path: `${path}#`,
      message: `@${tag} has no effect on the computed field "${name}"`,
      hint: "the field without this tag",
    }));
}

/** Compares the type of the field with the possible results: no value, or decimals. */
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
      ? [
          {
            path: `${path}#`,
            message: `"${name}" is required, but it is computed from optional fields`,
            hint: `${name}?: …`,
          },
        ]
      : []),
    ...(kind === "integer" && !isWhole
      ? [
          {
            path: `${path}#`,
            message: `"${name}" is an integer, but it is computed from numbers with decimals`,
            hint: "the field without @asType",
          },
        ]
      : []),
  ];
}

function hasWholeNumbers(amount: Amount): boolean {
  return typeof amount === "object"
    ? operandsOf(amount).every(hasWholeNumbers)
    : typeof amount === "string" || Number.isInteger(amount);
}

/** Where a spec may name a computed field, which has no column and no form control. */
const FITTING = /^(?:list\.|show\.|form\.sections\.|(?:computed|units|currencies)\.[^.]+#$)/;

function findUnsuitableUses({ source, spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const computed = Object.keys(spec.computed ?? {});
  return fieldReferences(source.value)
    .filter(({ path, name }) => computed.includes(name) && !FITTING.test(path) && !path.startsWith("computed."))
    .map(({ path, name }) => ({
      path,
      message: `"${name}" is computed, so it cannot be used here`,
      hint: "a stored field; computed fields can be used only in list and show",
    }));
}
