import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import { toDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { fieldReferences } from "./field-references.ts";
import { findUnsuitablePart, mayBePart } from "./part-checks.ts";

/**
 * Reports names of fields that the entity does not have. They are separate, so that they can replace the compiler's
 * messages.
 */
export function findUnknownFields(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  const { source, fieldNames: valid } = unvalidated;
  return fieldReferences(source.value)
    .filter(({ name }) => !valid.includes(name))
    .flatMap(({ path, name }) => {
      const unknown = { message: `"${name}" is not a field of ${source.typeName}`, hint: suggest(name, valid) };
      const found = mayBePart(path, name) ? findUnsuitablePart(unvalidated, name) : unknown;
      return found === null ? [] : [toDiagnostic(unvalidated, { path, ...found })];
    });
}

/** Reports relations, embeds, creates and inputs that name an unknown entity. */
export function findUnknownEntities(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Diagnostic[] {
  const { spec } = unvalidated;
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
  const inputs = Object.entries(spec.actions ?? {}).flatMap(([action, { inputs: name }]) =>
    name === undefined ? [] : [{ path: `actions.${action}.inputs`, name }],
  );
  return [...relations, ...embeds, ...creates, ...inputs]
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }) =>
      toDiagnostic(unvalidated, { path, message: `"${name}" is not an entity`, hint: suggest(name, names) }),
    );
}
