import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { findUnfitCurrencies } from "./currency-checks.ts";
import type { TypedField } from "./field-model.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import { checkRelations } from "./relation-checks.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Fields that hold whole records must say whose, and relations must hold what they say. */
export function checkShapes(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  return [
    ...checkRecordFields(unvalidated, entities),
    ...checkValues(unvalidated),
    ...checkFreeJson(unvalidated, entities),
    ...checkRelations(unvalidated, entities),
    ...findSecondOwners(unvalidated, entities),
    ...findUnfitCurrencies(unvalidated, entities),
  ].map((diagnostic) => toDiagnostic(unvalidated, diagnostic));
}

function checkRecordFields(
  { spec, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const checkExpanded = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
  return fields.flatMap(({ name, kind, objectType }) => {
    if (kind === "embedded" && spec.embeds?.[name] === undefined) {
      const entity = entities.find(({ source }) => source.typeName === objectType)?.source.name;
      const hint = `embeds: { ${name}: "${entity ?? "the entity of its items"}" }, or an array of ids`;
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
function checkValues({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const expanded = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
  return fields.flatMap(({ name, kind, parts }) => {
    const isValue = kind === "object" && spec.relations?.[name] === undefined && !expanded.includes(name);
    const unfit = isValue ? findRecordsWithin(parts) : undefined;
    const hint = "values in it only: texts, numbers, enumerations, lists of these, or further objects";
    return unfit === undefined
      ? []
      : [{ path: "", field: name, message: `"${name}", an object with a list of objects in it, "${unfit}"`, hint }];
  });
}

/** Free JSON is entered as a text of its own: it has its place on a form, not in a part of a field or in a table's cell. */
function checkFreeJson(
  { source, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const isRow = entities.some(({ spec }) => Object.values(spec.embeds ?? {}).includes(source.name));
  const hint =
    "Record<string, string>, an interface of what is in it, or it as a field of an entity with forms of its own";
  return fields.flatMap(({ name, kind, parts }) => {
    const isWithin = parts.some((part) => part.kind === "json" || hasJson(part.parts));
    const where = isWithin ? "in an object" : "in an embedded record";
    return isWithin || (isRow && kind === "json")
      ? [{ path: "", field: name, message: `"${name}", with free JSON ${where}`, hint }]
      : [];
  });
}

function hasJson(parts: readonly TypedField[]): boolean {
  return parts.some(({ kind, parts: inner }) => kind === "json" || hasJson(inner));
}

/** A list of objects inside an object has no table to be kept in. */
function findRecordsWithin(parts: readonly TypedField[]): string | undefined {
  const [found] = parts.flatMap(({ name, kind, parts: inner }) =>
    kind === "embedded" ? [name] : (findRecordsWithin(inner) ?? []),
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
