import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { TypedField } from "../fields/field-model.ts";
import { type PathDiagnostic, toDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { checkRelations } from "../relations/relation-checks.ts";
import { checkFirstRecords } from "../rules/first-record-checks.ts";
import { checkInitialValues } from "../rules/initial-value-checks.ts";
import { findUnsuitableCurrencies } from "./currency-checks.ts";
import { checkUnions } from "./union-checks.ts";

/** Checks that fields with whole records name their entity, and that the types match. */
export function checkShapes(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  return [
    ...checkRecordFields(unvalidated, entities),
    ...checkValues(unvalidated, entities),
    ...checkFreeJson(unvalidated, entities),
    ...checkUnions(unvalidated, entities),
    ...checkRelations(unvalidated, entities),
    ...checkFirstRecords(unvalidated, entities),
    ...checkInitialValues(unvalidated, entities),
    ...findSecondOwners(unvalidated, entities),
    ...findNestedRecords(unvalidated, entities),
    ...findUnsuitableCurrencies(unvalidated, entities),
  ].map((diagnostic) => toDiagnostic(unvalidated, diagnostic));
}

function checkRecordFields(
  { spec, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const checkExpanded = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
  const holdsRecords = ({ name, kind }: (typeof fields)[number]) =>
    kind === "embedded" || kind === "object" || spec.embeds?.[name] !== undefined;
  return fields.filter(holdsRecords).flatMap(({ name, kind, objectType }) => {
    const entity = entities.find(({ source }) => source.typeName === objectType)?.source.name;
    if (kind === "embedded" && spec.embeds?.[name] === undefined && entity !== undefined) {
      const hint = `embeds: { ${name}: "${entity}" }, or an array of ids`;
      return [{ path: "", field: name, message: `"${name}" is a list of records, but its entity is not known`, hint }];
    }
    const embedded = entities.find(({ source }) => source.name === spec.embeds?.[name]);
    if (embedded !== undefined && embedded.source.typeName !== objectType) {
      const hint = `the entity of ${objectType ?? "its items"}, or ${embedded.source.typeName}[] as its type`;
      return [
        {
          path: `embeds.${name}`,
          message: `the items of this field are not of the type of "${embedded.source.name}"`,
          hint,
        },
      ];
    }
    const isRecord = entities.some(({ source }) => source.typeName === objectType);
    if (kind === "object" && isRecord && !checkExpanded.includes(name) && spec.relations?.[name] === undefined) {
      const hint = `relations: { ${name}: { to: … } }, or expandedAs: "${name}" at the relation that holds its id`;
      return [{ path: "", field: name, message: `"${name}" contains a record, but no relation refers to it`, hint }];
    }
    return [];
  });
}

/** Objects that are not entities are stored as JSON, so they cannot contain records. */
function checkValues(
  { spec, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const expanded = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
  const types = entities.map(({ source }) => source.typeName);
  return fields.flatMap(({ name, kind, parts, schema }) => {
    const isOne = kind === "object" && spec.relations?.[name] === undefined && !expanded.includes(name);
    const isList = kind === "embedded" && spec.embeds?.[name] === undefined;
    const unfit = isOne || isList ? findRecordsWithin(parts, types) : undefined;
    const hint = "only texts, numbers, enumerations, objects that are not entities, and lists of these";
    const message = `"${name}" contains the list of records "${unfit}"`;
    const isUnique = isList && schema.uniqueItems === true;
    return [
      ...(unfit === undefined ? [] : [{ path: "", field: name, message, hint }]),
      ...(isUnique
        ? [
            {
              path: "",
              field: name,
              message: `@uniqueItems is not supported for the list of objects "${name}"`,
              hint: "the field without this tag",
            },
          ]
        : []),
    ];
  });
}

/** Free JSON has a large text control. It fits on a form, but not in an object or in a table cell. */
function checkFreeJson(
  { source, spec, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const isRow = entities.some((other) => Object.values(other.spec.embeds ?? {}).includes(source.name));
  const hint = "Record<string, string>, an interface with its content, or a field of an entity with its own forms";
  return fields.flatMap(({ name, kind, parts }) => {
    const isWithin = spec.embeds?.[name] === undefined && hasJson(parts);
    const where = isWithin ? "inside an object" : "in an embedded record";
    return isWithin || (isRow && kind === "json")
      ? [{ path: "", field: name, message: `"${name}" contains free JSON ${where}, which is not supported`, hint }]
      : [];
  });
}

function hasJson(parts: readonly TypedField[]): boolean {
  return parts.some(({ kind, parts: inner }) => kind === "json" || hasJson(inner));
}

/** A list of records inside an object would need a table. */
function findRecordsWithin(parts: readonly TypedField[], types: readonly string[]): string | undefined {
  const [found] = parts.flatMap(({ name, kind, objectType, parts: inner }) =>
    kind === "embedded" && types.includes(objectType ?? "") ? [name] : (findRecordsWithin(inner, types) ?? []),
  );
  return found;
}

/** Embedded records belong to exactly one entity. */
function findSecondOwners(
  { source, spec }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  return Object.entries(spec.embeds ?? {}).flatMap(([name, embedded]) => {
    const owners = entities.filter((other) => Object.values(other.spec.embeds ?? {}).includes(embedded));
    const first = owners[0]?.source.name ?? source.name;
    return first === source.name
      ? []
      : [
          {
            path: `embeds.${name}`,
            message: `"${embedded}" is already embedded in "${first}"`,
            hint: `another entity, or a relation to "${first}"`,
          },
        ];
  });
}

/** Reports embedded records that embed records themselves: those would have no table. */
function findNestedRecords(
  { source, spec }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const owner = entities.find((other) => Object.values(other.spec.embeds ?? {}).includes(source.name));
  return owner === undefined || hasTable(spec) || !hasTable(owner.spec)
    ? []
    : Object.entries(spec.embeds ?? {}).map(([name, embedded]) => ({
        path: `embeds.${name}`,
        message: `"${source.name}" embeds "${embedded}", but is itself embedded in "${owner.source.name}"`,
        hint: "an interface that is not an entity as the item type",
      }));
}

function hasTable({ operations = [], stored }: UnvalidatedEntity["spec"]): boolean {
  return stored ?? operations.some((operation) => operation === "list" || operation === "get");
}
