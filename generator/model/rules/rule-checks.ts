import { type Predicate, pathsOf, type RuleDescriptor, usesToday } from "../../../src/contract/predicate.ts";
import type { FieldKind } from "../../../src/kinds/kinds.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import type { TypedField } from "../fields/field-model.ts";
import { type PathDiagnostic, toDiagnostic } from "../fields/locate-diagnostic.ts";
import { CAMEL_CASE, NAME } from "../fields/name-checks.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { hasTable } from "../relations/expansion-checks.ts";
import { kindsThat } from "../types/kind-of.ts";
import { isAlwaysTrue } from "./always-true.ts";
import { checkPredicate, fieldReader } from "./predicate-checks.ts";

/** Checks rules, paths in conditions, units that depend on a field, and conditions of actions. */
export function checkRules(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  const { spec } = unvalidated;
  const rules = Object.entries(spec.rules ?? {}).flatMap(([name, rule]) => [
    ...checkRule(unvalidated, name, rule),
    ...[rule.never, rule.atMostOne].flatMap((predicate, index) =>
      predicate === undefined
        ? []
        : checkPaths(unvalidated, entities, {
            path: `rules.${name}.${index === 0 ? "never" : "atMostOne"}`,
            predicate,
          }),
    ),
  ]);
  return [...findUnenforcedRules(unvalidated), ...rules, ...checkUnits(unvalidated), ...checkWhen(unvalidated)].map(
    (diagnostic) => toDiagnostic(unvalidated, diagnostic),
  );
}

/**
 * The backend enforces rules of entities with a table; embedded records are checked with their owner. Rules that only
 * warn are checked by the console, so they need no table.
 */
function findUnenforcedRules({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const isListed = (spec.operations ?? []).some((operation) => operation === "list" || operation === "get");
  const isEnforced = Object.values(spec.rules ?? {}).some(
    ({ severity, atMostOne }) => severity !== "warn" || atMostOne !== undefined,
  );
  return !isEnforced || (spec.stored ?? isListed)
    ? []
    : [
        {
          path: "rules#",
          message: "the backend cannot enforce rules of an entity without a table",
          hint: 'the rules at the entity that embeds it, or `stored: true`, or `severity: "warn"`',
        },
      ];
}

/** Kinds that a predicate can compare. */
export const COMPARED: readonly FieldKind[] = kindsThat(({ compares }) => compares !== undefined);

function checkRule(
  { fields }: UnvalidatedEntity,
  name: string,
  rule: Partial<Omit<RuleDescriptor, "never" | "atMostOne">> & {
    readonly never?: unknown;
    readonly atMostOne?: unknown;
  },
): readonly PathDiagnostic[] {
  const path = `rules.${name}`;
  const { never, atMostOne, per = [], severity = "refuse" } = rule;
  const isCounting = atMostOne !== undefined;
  const findings: readonly (readonly [boolean, PathDiagnostic])[] = [
    [!NAME.test(name), { path: `${path}#`, message: `${JSON.stringify(name)} is not a valid name`, hint: CAMEL_CASE }],
    [
      (never === undefined) === (atMostOne === undefined),
      { path, message: "a rule needs exactly one of never and atMostOne", hint: "one of them" },
    ],
    [
      !isCounting && per.length > 0,
      {
        path: `${path}.per`,
        message: '"per" applies only to rules with atMostOne',
        hint: "per with atMostOne, or no per",
      },
    ],
    [
      isCounting && severity === "warn",
      { path: `${path}.severity`, message: "a rule with atMostOne cannot be a warning", hint: 'severity: "refuse"' },
    ],
    [
      severity === "refuse" && [never, atMostOne].some((part) => part !== undefined && usesToday(part as Predicate)),
      {
        path,
        message: "a rule that depends on today would reject records that were valid yesterday",
        hint: 'severity: "warn"',
      },
    ],
    [
      never !== undefined && isAlwaysTrue(never as Predicate, fields),
      {
        path: `${path}.never`,
        message: "every record violates this rule",
        hint: "a condition that some records do not match, or a ? after the field's name",
      },
    ],
  ];
  const unfit = per.flatMap((field, index) => {
    const kind = fields.find((candidate) => candidate.name === field)?.kind;
    return kind === undefined || (COMPARED.includes(kind) && kind !== "texts")
      ? []
      : [
          {
            path: `${path}.per.${index}`,
            message: `"${field}" cannot be compared: its kind is ${kind}`,
            hint: ofKinds(COMPARED.filter((each) => each !== "texts")),
          },
        ];
  });
  return [...findings.flatMap(([isFound, diagnostic]) => (isFound ? [diagnostic] : [])), ...unfit];
}

/** True for an object that is not the expanded record of a relation. */
export function isOwnObject({ name, kind }: TypedField, { relations = {} }: UnvalidatedEntity["spec"]): boolean {
  return (
    ["object", "values", "map", "json"].includes(kind) &&
    !Object.values(relations).some((relation) => relation?.expandedAs === name)
  );
}

function ofKinds(kinds: readonly string[]): string {
  return `a field of the kind: ${kinds.join(", ")}`;
}

interface LocatedPredicate {
  readonly path: string;
  readonly predicate: unknown;
}

function checkPaths(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
  { path, predicate }: LocatedPredicate,
): readonly PathDiagnostic[] {
  const said = checkPredicate(path, predicate as Predicate, fieldReader(unvalidated, entities));
  const led = pathsOf(predicate as Predicate).flatMap((name) => {
    const [own = ""] = name.split(".");
    const field = unvalidated.fields.find((candidate) => candidate.name === own);
    if (field === undefined) {
      return [];
    }
    if (name.includes(".")) {
      return checkRelatedPath({ spec: unvalidated.spec, field, entities }, { path, name });
    }
    return COMPARED.includes(field.kind)
      ? []
      : [{ path, message: `"${own}" cannot be compared: its kind is ${field.kind}`, hint: ofKinds(COMPARED) }];
  });
  return [...led, ...said];
}

interface Related {
  readonly spec: UnvalidatedEntity["spec"];
  readonly field: TypedField;
  readonly entities: readonly UnvalidatedEntity[];
}

function checkRelatedPath(
  { spec, field, entities }: Related,
  { path, name }: { readonly path: string; readonly name: string },
): readonly PathDiagnostic[] {
  const isCounting = path.endsWith("atMostOne");
  const [, other = "", ...deeper] = name.split(".");
  const target = entities.find(({ source }) => source.name === spec.relations?.[field.name]?.to);
  if (target === undefined && isOwnObject(field, spec)) {
    const message = `conditions cannot use "${name}", a field inside an object`;
    return [{ path, message, hint: "a field of the record itself" }];
  }
  if (target === undefined || deeper.length > 0 || isCounting || field.kind !== "text") {
    const hint = isCounting ? "fields of the record itself" : "a relation to one record, and a field of it";
    return [{ path, message: `"${name}" is not a path to a field`, hint }];
  }
  if (path.startsWith("rules.") && !hasTable(target, entities)) {
    const message = `"${name}" is a field of an entity without a table`;
    return [{ path, message, hint: `fields of the record itself, or \`stored: true\` in "${target.source.name}"` }];
  }
  const valid = target.fields.filter(({ kind, writeOnly }) => COMPARED.includes(kind) && !writeOnly);
  const names = valid.map((candidate) => candidate.name);
  return names.includes(other)
    ? []
    : [{ path, message: `"${other}" in "${name}" cannot be compared`, hint: suggest(other, names) }];
}

/** A unit may depend only on an enumeration. */
function checkUnits({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return Object.entries(spec.units ?? {}).flatMap(([name, unit]) => {
    if (unit === undefined || typeof unit === "string") {
      return [];
    }
    const by = fields.find((field) => field.name === unit.by);
    if (by === undefined) {
      return [];
    }
    if (by.enumeration === null) {
      const message = `a unit cannot depend on "${unit.by}": its kind is ${by.kind}`;
      return [{ path: `units.${name}.by`, message, hint: "a field of the kind: enum" }];
    }
    const { values } = by.enumeration;
    return Object.keys(unit.of)
      .filter((value) => !values.includes(value))
      .map((value) => ({
        path: `units.${name}.of.${value}#`,
        message: `"${value}" is not a value of "${unit.by}"`,
        hint: suggest(value, values),
      }));
  });
}

/** Only actions on records can have a condition. */
function checkWhen({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return Object.entries(spec.actions ?? {})
    .filter(([, { on, when }]) => when !== undefined && on === "collection")
    .map(([name]) => ({
      path: `actions.${name}.when`,
      message: "an action on the collection cannot have a condition on a record",
      hint: '`on: "record"`, or no when',
    }));
}
