import type { PathDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";

/** Reports required relations that form a cycle, so that no first record can be created. */
export function checkFirstRecords(
  entity: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const { name } = entity.source;
  return neededBy(entity, entities)
    .filter(({ to }) => leadsTo(name, to, entities))
    .map(({ field }) => ({
      path: `relations.${field}`,
      message: `"${field}" is required, and its target in turn needs a record of this entity: no first record can be created`,
      hint: `${field}?: …, or make another relation of this cycle optional`,
    }));
}

interface Needed {
  readonly field: string;
  readonly to: string;
}

/** Entities that a create call requires; empty if records are also created in another way. */
function neededBy(
  { source, spec, fields }: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly Needed[] {
  const isOnlyCreated =
    spec.operations?.includes("create") === true &&
    spec.stored !== false &&
    !entities.some((other) => other.spec.creates === source.name);
  return isOnlyCreated
    ? fields.flatMap(({ name, kind, required, nullable, readOnly, schema }) => {
        const relation = spec.relations?.[name];
        const mustHold = kind === "text" || (kind === "texts" && (schema.minItems ?? 0) > 0);
        return relation === undefined || !mustHold || !required || nullable || readOnly
          ? []
          : [{ field: name, to: relation.to }];
      })
    : [];
}

/** True if a record of one entity requires, directly or indirectly, a record of the other. */
function leadsTo(name: string, from: string, entities: readonly UnvalidatedEntity[]): boolean {
  const needed = new Set([from]);
  for (const other of needed) {
    const entity = entities.find(({ source }) => source.name === other);
    for (const { to } of entity === undefined ? [] : neededBy(entity, entities)) {
      needed.add(to);
    }
  }
  return needed.has(name);
}
