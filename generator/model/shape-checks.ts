import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Fields that hold whole records must say whose, and relations must hold what they say. */
export function checkShapes(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  return [
    ...checkRecordFields(unvalidated, entities),
    ...checkRelations(unvalidated, entities),
    ...findSecondOwners(unvalidated, entities),
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
    if (kind === "object" && !checkExpanded.includes(name) && spec.relations?.[name] === undefined) {
      const hint = `relations: { ${name}: { to: … } }, or expandedAs: "${name}" at the relation that holds its id`;
      return [{ path: "", field: name, message: `"${name}", a record that belongs to no relation`, hint }];
    }
    return [];
  });
}

function checkRelations(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  return Object.entries(unvalidated.spec.relations ?? {}).flatMap(([name, relation]) => {
    const kind = unvalidated.fields.find((field) => field.name === name)?.kind;
    if (relation === undefined || kind === undefined) {
      return [];
    }
    if (!["text", "texts", "object"].includes(kind)) {
      const hint = "a string (an id), a string[] (ids), or the other entity's interface";
      return [{ path: `relations.${name}`, message: `a relation on "${name}", which holds no id`, hint }];
    }
    return [
      ...checkWithin(unvalidated, entities, { name, ...relation }),
      ...checkExpanded(unvalidated, entities, { name, ...relation }),
    ];
  });
}

interface NamedRelation {
  readonly name: string;
  readonly to: string;
  readonly within?: string;
  readonly expandedAs?: string;
}

function checkWithin(
  { spec }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
  relation: NamedRelation,
): readonly PathDiagnostic[] {
  const outer = spec.relations?.[relation.within ?? ""]?.to;
  const owner = entities.find(({ source }) => source.name === outer);
  if (relation.within === undefined || Object.values(owner?.spec.embeds ?? {}).includes(relation.to)) {
    return [];
  }
  const hint = `a field whose relation leads to an entity that embeds "${relation.to}"`;
  return [{ path: `relations.${relation.name}.within`, message: `"${relation.within}"`, hint }];
}

/** The backend answers the related record there, or what of it is wanted, beside its id. */
function checkExpanded(
  { fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
  { name, to, expandedAs }: NamedRelation,
): readonly PathDiagnostic[] {
  const field = fields.find((candidate) => candidate.name === expandedAs);
  const held = entities.find(({ source }) => source.typeName === field?.objectType)?.source.name ?? to;
  if (field === undefined || (field.kind === "object" && held === to)) {
    return [];
  }
  const message = `"${field.name}", which holds no ${to}`;
  return [{ path: `relations.${name}.expandedAs`, message, hint: `a field whose type is an interface of the ${to}` }];
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
