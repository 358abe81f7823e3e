import { type Mistake, toProblem } from "./mistake.ts";
import type { EntityDraft } from "./spec-draft.ts";
import type { SpecProblem } from "./spec-error.ts";

/** Fields that hold whole records must say whose, and relations must hold what they say. */
export function shapeProblems(draft: EntityDraft, entities: readonly EntityDraft[]): readonly SpecProblem[] {
  return [...recordFields(draft, entities), ...relationFields(draft, entities)].map((mistake) =>
    toProblem(draft, mistake),
  );
}

function recordFields({ spec, fields }: EntityDraft, entities: readonly EntityDraft[]): readonly Mistake[] {
  const expanded = Object.values(spec.relations ?? {}).map((relation) => relation?.expandedAs);
  return fields.flatMap(({ name, kind, objectType }) => {
    if (kind === "embedded" && spec.embeds?.[name] === undefined) {
      const entity = entities.find(({ source }) => source.typeName === objectType)?.source.name;
      const write = `embeds: { ${name}: "${entity ?? "the entity of its items"}" }, or an array of ids`;
      return [{ path: name, found: `"${name}", an array of records that belongs to no entity`, write }];
    }
    const embedded = entities.find(({ source }) => source.name === spec.embeds?.[name]);
    if (embedded !== undefined && embedded.source.typeName !== objectType) {
      const write = `the entity of ${objectType ?? "its items"}, or ${embedded.source.typeName}[] as its type`;
      return [{ path: `embeds.${name}`, found: `"${embedded.source.name}" for items of another type`, write }];
    }
    if (kind === "object" && !expanded.includes(name) && spec.relations?.[name] === undefined) {
      const write = `relations: { ${name}: { to: … } }, or expandedAs: "${name}" at the relation that holds its id`;
      return [{ path: name, found: `"${name}", a record that belongs to no relation`, write }];
    }
    return [];
  });
}

function relationFields({ spec, fields }: EntityDraft, entities: readonly EntityDraft[]): readonly Mistake[] {
  return Object.entries(spec.relations ?? {}).flatMap(([name, relation]) => {
    const kind = fields.find((field) => field.name === name)?.kind;
    if (kind !== undefined && !["text", "texts", "object"].includes(kind)) {
      const write = "a string (an id), a string[] (ids), or the other entity's interface";
      return [{ path: `relations.${name}`, found: `a relation on "${name}", which holds no id`, write }];
    }
    const outer = spec.relations?.[relation?.within ?? ""]?.to;
    const embeds = entities.find(({ source }) => source.name === outer)?.spec.embeds ?? {};
    if (relation?.within !== undefined && !Object.values(embeds).includes(relation.to)) {
      const write = `a field whose relation leads to an entity that embeds "${relation.to}"`;
      return [{ path: `relations.${name}.within`, found: `"${relation.within}"`, write }];
    }
    return [];
  });
}
