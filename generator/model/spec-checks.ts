import { type SpecProblem, suggest } from "../diagnostics/spec-error.ts";
import { callProblems } from "./call-checks.ts";
import { fieldReferences } from "./field-references.ts";
import { formProblems } from "./form-checks.ts";
import { kindProblems } from "./kind-checks.ts";
import { type Mistake, toProblem } from "./locate-diagnostic.ts";
import { nameProblems } from "./name-checks.ts";
import { shapeProblems } from "./shape-checks.ts";
import type { EntityDraft } from "./unvalidated-spec.ts";
import { usageProblems } from "./usage-checks.ts";

/** All that the compiler cannot see in one entity; `entities` are all those that it can refer to. */
export function entityProblems(entity: EntityDraft, entities: readonly EntityDraft[]): readonly SpecProblem[] {
  return [
    ...unknownFields(entity),
    ...unknownEntities(entity, entities).map((mistake) => toProblem(entity, mistake)),
    ...formProblems(entity),
    ...nameProblems(entity),
    ...shapeProblems(entity, entities),
    ...kindProblems(entity),
    ...usageProblems(entity),
    ...callProblems(entity),
  ];
}

/** Names of fields that the entity lacks. They are told apart so that they can replace the compiler's words. */
export function unknownFields(draft: EntityDraft): readonly SpecProblem[] {
  const { source, fieldNames: valid } = draft;
  return fieldReferences(source.value)
    .filter(({ name }) => !valid.includes(name))
    .map(({ path, name }) =>
      toProblem(draft, {
        path,
        found: `"${name}", which is no field of ${source.typeName}`,
        write: suggest(name, valid),
      }),
    );
}

/** The compiler tells of a missing option only where every other is in order. */
export function unstatedOptions(draft: EntityDraft): readonly SpecProblem[] {
  const stated = Object.keys(draft.source.value ?? {});
  return ["titleField", "icon"]
    .filter((option) => !stated.includes(option))
    .map((option) => toProblem(draft, { path: "", found: `no ${option}, which is required`, write: `${option}: …` }));
}

function unknownEntities({ spec }: EntityDraft, entities: readonly EntityDraft[]): readonly Mistake[] {
  const names = entities.map(({ source }) => source.name);
  const relations = Object.entries(spec.relations ?? {}).map(([field, relation]) => ({
    path: `relations.${field}.to`,
    name: relation?.to ?? "",
  }));
  const embeds = Object.entries(spec.embeds ?? {}).map(([field, name]) => ({
    path: `embeds.${field}`,
    name: name ?? "",
  }));
  const creates = spec.creates === undefined ? [] : [{ path: "creates", name: spec.creates }];
  return [...relations, ...embeds, ...creates]
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }) => ({ path, found: `"${name}", which is no entity`, write: suggest(name, names) }));
}
