import type { PathDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Relations that must hold a record before there can be a first one: it needs itself, or one that needs it. */
export function checkFirstRecords(
  entity: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const { name } = entity.source;
  return neededBy(entity, entities)
    .filter(({ to }) => leadsTo(name, to, entities))
    .map(({ field }) => ({
      path: `relations.${field}`,
      message: `"${field}", which must name a record that cannot be there before this one is`,
      hint: `${field}?: …, or a ? further along, so that a first record can be created`,
    }));
}

interface Needed {
  readonly field: string;
  readonly to: string;
}

/** What a create must name; nothing where records come about in another way too. */
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

/** Whether one of a kind is needed, in the end, for one of the other. */
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
