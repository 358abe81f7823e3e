import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { checkCalls } from "./call-checks.ts";
import { fieldReferences } from "./field-references.ts";
import { checkForm } from "./form-checks.ts";
import { checkKinds } from "./kind-checks.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import { checkNames } from "./name-checks.ts";
import { checkShapes } from "./shape-checks.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";
import { checkUsage } from "./usage-checks.ts";

/** All that the compiler cannot see in one entity; `entities` are all those that it can refer to. */
export function checkEntity(entity: UnvalidatedEntity, entities: readonly UnvalidatedEntity[]): readonly Diagnostic[] {
  return [
    ...findUnknownFields(entity),
    ...findUnknownEntities(entity, entities).map((diagnostic) => toDiagnostic(entity, diagnostic)),
    ...checkForm(entity),
    ...checkNames(entity),
    ...checkShapes(entity, entities),
    ...checkKinds(entity),
    ...checkUsage(entity),
    ...checkCalls(entity),
  ];
}

/** Names of fields that the entity lacks. They are told apart so that they can replace the compiler's words. */
export function findUnknownFields(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  const { source, fieldNames: valid } = unvalidated;
  return fieldReferences(source.value)
    .filter(({ name }) => !valid.includes(name))
    .map(({ path, name }) =>
      toDiagnostic(unvalidated, {
        path,
        message: `"${name}", which is no field of ${source.typeName}`,
        hint: suggest(name, valid),
      }),
    );
}

/** The compiler tells of a missing option only where every other is in order. */
export function findMissingOptions(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  const stated = Object.keys(unvalidated.source.value ?? {});
  return ["titleField", "icon"]
    .filter((option) => !stated.includes(option))
    .map((option) =>
      toDiagnostic(unvalidated, { path: "", message: `no ${option}, which is required`, hint: `${option}: …` }),
    );
}

function findUnknownEntities(
  { spec }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
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
    .map(({ path, name }) => ({ path, message: `"${name}", which is no entity`, hint: suggest(name, names) }));
}
