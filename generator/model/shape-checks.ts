import type { SpecProblem } from "../diagnostics/spec-error.ts";
import { type Mistake, toProblem } from "./locate-diagnostic.ts";
import type { EntityDraft } from "./unvalidated-spec.ts";

/** Fields that hold whole records must say whose, and relations must hold what they say. */
export function shapeProblems(draft: EntityDraft, entities: readonly EntityDraft[]): readonly SpecProblem[] {
  return [...recordFields(draft, entities), ...relationFields(draft, entities), ...ownedTwice(draft, entities)].map(
    (mistake) => toProblem(draft, mistake),
  );
}

function recordFields({ spec, fields }: EntityDraft, entities: readonly EntityDraft[]): readonly Mistake[] {
  const expanded = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
  return fields.flatMap(({ name, kind, objectType }) => {
    if (kind === "embedded" && spec.embeds?.[name] === undefined) {
      const entity = entities.find(({ source }) => source.typeName === objectType)?.source.name;
      const write = `embeds: { ${name}: "${entity ?? "the entity of its items"}" }, or an array of ids`;
      return [{ path: "", field: name, found: `"${name}", an array of records that belongs to no entity`, write }];
    }
    const embedded = entities.find(({ source }) => source.name === spec.embeds?.[name]);
    if (embedded !== undefined && embedded.source.typeName !== objectType) {
      const write = `the entity of ${objectType ?? "its items"}, or ${embedded.source.typeName}[] as its type`;
      return [{ path: `embeds.${name}`, found: `"${embedded.source.name}" for items of another type`, write }];
    }
    if (kind === "object" && !expanded.includes(name) && spec.relations?.[name] === undefined) {
      const write = `relations: { ${name}: { to: … } }, or expandedAs: "${name}" at the relation that holds its id`;
      return [{ path: "", field: name, found: `"${name}", a record that belongs to no relation`, write }];
    }
    return [];
  });
}

function relationFields(draft: EntityDraft, entities: readonly EntityDraft[]): readonly Mistake[] {
  return Object.entries(draft.spec.relations ?? {}).flatMap(([name, relation]) => {
    const kind = draft.fields.find((field) => field.name === name)?.kind;
    if (relation === undefined || kind === undefined) {
      return [];
    }
    if (!["text", "texts", "object"].includes(kind)) {
      const write = "a string (an id), a string[] (ids), or the other entity's interface";
      return [{ path: `relations.${name}`, found: `a relation on "${name}", which holds no id`, write }];
    }
    return [...within(draft, entities, { name, ...relation }), ...expanded(draft, entities, { name, ...relation })];
  });
}

interface NamedRelation {
  readonly name: string;
  readonly to: string;
  readonly within?: string;
  readonly expandedAs?: string;
}

function within({ spec }: EntityDraft, entities: readonly EntityDraft[], relation: NamedRelation): readonly Mistake[] {
  const outer = spec.relations?.[relation.within ?? ""]?.to;
  const owner = entities.find(({ source }) => source.name === outer);
  if (relation.within === undefined || Object.values(owner?.spec.embeds ?? {}).includes(relation.to)) {
    return [];
  }
  const write = `a field whose relation leads to an entity that embeds "${relation.to}"`;
  return [{ path: `relations.${relation.name}.within`, found: `"${relation.within}"`, write }];
}

/** The backend answers the related record there, or what of it is wanted, beside its id. */
function expanded(
  { fields }: EntityDraft,
  entities: readonly EntityDraft[],
  { name, to, expandedAs }: NamedRelation,
): readonly Mistake[] {
  const field = fields.find((candidate) => candidate.name === expandedAs);
  const held = entities.find(({ source }) => source.typeName === field?.objectType)?.source.name ?? to;
  if (field === undefined || (field.kind === "object" && held === to)) {
    return [];
  }
  const found = `"${field.name}", which holds no ${to}`;
  return [{ path: `relations.${name}.expandedAs`, found, write: `a field whose type is an interface of the ${to}` }];
}

/** A table of embedded records belongs to one owner. */
function ownedTwice({ source, spec }: EntityDraft, entities: readonly EntityDraft[]): readonly Mistake[] {
  return Object.entries(spec.embeds ?? {}).flatMap(([name, embedded]) => {
    const owners = entities.filter((other) => Object.values(other.spec.embeds ?? {}).includes(embedded));
    const first = owners[0]?.source.name ?? source.name;
    return first === source.name
      ? []
      : [
          {
            path: `embeds.${name}`,
            found: `"${embedded}", which is embedded in "${first}" already`,
            write: `an entity of its own, or a relation to "${first}"`,
          },
        ];
  });
}
