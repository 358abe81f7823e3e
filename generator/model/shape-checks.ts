import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { checkBeginnings } from "./beginning-checks.ts";
import { findUnfitCurrencies } from "./currency-checks.ts";
import type { TypedField } from "./field-model.ts";
import { checkFirstRecords } from "./first-record-checks.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import { checkRelations } from "./relation-checks.ts";
import { checkUnions } from "./union-checks.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Fields that hold whole records must say whose, and relations must hold what they say. */
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
    ...checkBeginnings(unvalidated, entities),
    ...findSecondOwners(unvalidated, entities),
    ...findNestedRecords(unvalidated, entities),
    ...findUnfitCurrencies(unvalidated, entities),
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
      return [{ path: "", field: name, message: `"${name}", an array of records that belongs to no entity`, hint }];
    }
    const embedded = entities.find(({ source }) => source.name === spec.embeds?.[name]);
    if (embedded !== undefined && embedded.source.typeName !== objectType) {
      const hint = `the entity of ${objectType ?? "its items"}, or ${embedded.source.typeName}[] as its type`;
      return [{ path: `embeds.${name}`, message: `"${embedded.source.name}" for items of another type`, hint }];
    }
    const isRecord = entities.some(({ source }) => source.typeName === objectType);
    if (kind === "object" && isRecord && !checkExpanded.includes(name) && spec.relations?.[name] === undefined) {
      const hint = `relations: { ${name}: { to: … } }, or expandedAs: "${name}" at the relation that holds its id`;
      return [{ path: "", field: name, message: `"${name}", a record that belongs to no relation`, hint }];
    }
    return [];
  });
}

/** Objects that are no records are kept as they are: nothing in them has a table of its own. */
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
    const hint = "values in it only: texts, numbers, enumerations, objects that are no records, lists of these";
    const message = `"${name}", with a list of records in it, "${unfit}"`;
    const isUnique = isList && schema.uniqueItems === true;
    return [
      ...(unfit === undefined ? [] : [{ path: "", field: name, message, hint }]),
      ...(isUnique
        ? [{ path: "", field: name, message: `@uniqueItems on "${name}", a list of objects`, hint: "no such tag" }]
        : []),
    ];
  });
}

/** Free JSON is entered as a text of its own: it has its place on a form, not in a part of a field or in a table's cell. */
function checkFreeJson(
  { source, spec, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const isRow = entities.some((other) => Object.values(other.spec.embeds ?? {}).includes(source.name));
  const hint =
    "Record<string, string>, an interface of what is in it, or it as a field of an entity with forms of its own";
  return fields.flatMap(({ name, kind, parts }) => {
    const isWithin = spec.embeds?.[name] === undefined && hasJson(parts);
    const where = isWithin ? "in an object" : "in an embedded record";
    return isWithin || (isRow && kind === "json")
      ? [{ path: "", field: name, message: `"${name}", with free JSON ${where}`, hint }]
      : [];
  });
}

function hasJson(parts: readonly TypedField[]): boolean {
  return parts.some(({ kind, parts: inner }) => kind === "json" || hasJson(inner));
}

/** A list of records inside an object has no table to be kept in. */
function findRecordsWithin(parts: readonly TypedField[], types: readonly string[]): string | undefined {
  const [found] = parts.flatMap(({ name, kind, objectType, parts: inner }) =>
    kind === "embedded" && types.includes(objectType ?? "") ? [name] : (findRecordsWithin(inner, types) ?? []),
  );
  return found;
}

/** A table of embedded records belongs to one owner. */
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
            message: `"${embedded}", which is embedded in "${first}" already`,
            hint: `an entity of its own, or a relation to "${first}"`,
          },
        ];
  });
}

/** Records that live inside a record that lives inside another: the innermost would have no table. */
function findNestedRecords(
  { source, spec }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const owner = entities.find((other) => Object.values(other.spec.embeds ?? {}).includes(source.name));
  return owner === undefined || hasTable(spec) || !hasTable(owner.spec)
    ? []
    : Object.entries(spec.embeds ?? {}).map(([name, embedded]) => ({
        path: `embeds.${name}`,
        message: `"${embedded}" inside "${source.name}", which itself lives inside "${owner.source.name}"`,
        hint: "an interface that is no entity as the type of its items",
      }));
}

function hasTable({ operations = [], stored }: UnvalidatedEntity["spec"]): boolean {
  return stored ?? operations.some((operation) => operation === "list" || operation === "get");
}
