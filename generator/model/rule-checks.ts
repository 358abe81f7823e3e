import { looksAtToday, type Predicate, pathsOf, type RuleDescriptor } from "../../src/contract/predicate.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { alwaysHolds } from "./always-there.ts";
import type { FieldKind } from "./console-model.ts";
import { isKept } from "./expansion-checks.ts";
import type { TypedField } from "./field-model.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import { NAME } from "./name-checks.ts";
import { checkPredicate, fieldReader } from "./predicate-checks.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Rules that say nothing or too much, paths that lead nowhere, and units and actions that wait for what cannot be. */
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
  return [...findUnheldRules(unvalidated), ...rules, ...checkUnits(unvalidated), ...checkWhen(unvalidated)].map(
    (diagnostic) => toDiagnostic(unvalidated, diagnostic),
  );
}

/**
 * The backend enforces the rules of entities with a table; a record inside another is written with that one. A rule that
 * only warns is the console's, so it needs no table.
 */
function findUnheldRules({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const isListed = (spec.operations ?? []).some((operation) => operation === "list" || operation === "get");
  const isEnforced = Object.values(spec.rules ?? {}).some(
    ({ severity, atMostOne }) => severity !== "warn" || atMostOne !== undefined,
  );
  return !isEnforced || (spec.stored ?? isListed)
    ? []
    : [
        {
          path: "rules#",
          message: "rules of an entity without a table, which no backend would hold",
          hint: 'them at the entity whose records it writes, or `stored: true`, or `severity: "warn"`',
        },
      ];
}

/** Kinds that two records can agree in, and that a predicate can compare. */
export const COMPARED: readonly FieldKind[] = [
  "text",
  "email",
  "uri",
  "tel",
  "percent",
  "time",
  "enums",
  "integer",
  "number",
  "money",
  "boolean",
  "date",
  "datetime",
  "enum",
  "texts",
];

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
    [
      !NAME.test(name),
      { path: `${path}#`, message: JSON.stringify(name), hint: "a name of letters and digits that begins small" },
    ],
    [
      (never === undefined) === (atMostOne === undefined),
      { path, message: "a rule with neither or both of never and atMostOne", hint: "one of them" },
    ],
    [
      !isCounting && per.length > 0,
      { path: `${path}.per`, message: "per, in a rule that counts no records", hint: "it with atMostOne" },
    ],
    [
      isCounting && severity === "warn",
      { path: `${path}.severity`, message: "a warning of a rule that counts records", hint: 'severity: "refuse"' },
    ],
    [
      severity === "refuse" && [never, atMostOne].some((part) => part !== undefined && looksAtToday(part as Predicate)),
      { path, message: "today, in a rule that refuses what was right yesterday", hint: 'severity: "warn"' },
    ],
    [
      never !== undefined && alwaysHolds(never as Predicate, fields),
      {
        path: `${path}.never`,
        message: "a rule that no record can keep: what it says is so of each",
        hint: "a condition that some records are without, or a ? behind the field's name",
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
            message: `"${field}", whose kind is ${kind}`,
            hint: ofKinds(COMPARED.filter((each) => each !== "texts")),
          },
        ];
  });
  return [...findings.flatMap(([isFound, diagnostic]) => (isFound ? [diagnostic] : [])), ...unfit];
}

/** Whether it holds parts, and is no related record that is answered beside its id. */
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
      : [{ path, message: `"${own}", whose kind is ${field.kind}`, hint: ofKinds(COMPARED) }];
  });
  return [...led, ...said];
}

interface Related {
  readonly spec: UnvalidatedEntity["spec"];
  /** The relation. */
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
    const message = `"${name}", a part of an object, which no condition looks into`;
    return [{ path, message, hint: "a field of the record's own for it" }];
  }
  if (target === undefined || deeper.length > 0 || isCounting || field.kind !== "text") {
    const hint = isCounting ? "fields of the record itself" : "a relation to one record, and a field of it";
    return [{ path, message: `"${name}", which leads nowhere`, hint }];
  }
  if (path.startsWith("rules.") && !isKept(target, entities)) {
    const message = `"${name}", of an entity without a table`;
    return [{ path, message, hint: `fields of the record itself, or \`stored: true\` in "${target.source.name}"` }];
  }
  const valid = target.fields.filter(({ kind, writeOnly }) => COMPARED.includes(kind) && !writeOnly);
  const names = valid.map((candidate) => candidate.name);
  return names.includes(other)
    ? []
    : [{ path, message: `"${name}", where "${other}" is nothing to compare`, hint: suggest(other, names) }];
}

/** A number is something by an enumeration only. */
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
      const message = `a unit by "${unit.by}", whose kind is ${by.kind}`;
      return [{ path: `units.${name}.by`, message, hint: "a field of the kind: enum" }];
    }
    const { values } = by.enumeration;
    return Object.keys(unit.of)
      .filter((value) => !values.includes(value))
      .map((value) => ({
        path: `units.${name}.of.${value}#`,
        message: `"${value}", which is no value of "${unit.by}"`,
        hint: suggest(value, values),
      }));
  });
}

/** What an action waits for is said of one record. */
function checkWhen({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return Object.entries(spec.actions ?? {})
    .filter(([, { on, when }]) => when !== undefined && on === "collection")
    .map(([name]) => ({
      path: `actions.${name}.when`,
      message: "an action on the collection that waits for a record's values",
      hint: '`on: "record"`, or no when',
    }));
}
