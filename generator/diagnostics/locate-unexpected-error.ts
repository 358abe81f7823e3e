import { fieldPlace, notePlace, placesOf } from "./error-context.ts";
import { SpecError } from "./spec-error.ts";

interface WithFields {
  readonly fields: readonly { readonly name: string }[];
}

/** A step over all entities that can be repeated. */
export interface Step<E extends WithFields, T = unknown> {
  readonly place: string;
  readonly entities: readonly E[];
  /** The entity's file. */
  readonly fileOf: (entity: E) => string;
  readonly work: (entities: readonly E[]) => T;
}

/**
 * Adds the entity and field that were read last to an unexpected error. To find them, the step is repeated with
 * entities that record each access, so a run without errors has no overhead.
 */
export function locateUnexpectedError<E extends WithFields>(
  error: unknown,
  { place, entities, fileOf, work }: Step<E>,
): void {
  if (error instanceof SpecError) {
    return;
  }
  if (placesOf(error).length === 0) {
    let last: string | null = null;
    try {
      work(
        entities.map((entity) =>
          recorded(entity, fileOf(entity), (read) => {
            last = read;
          }),
        ),
      );
    } catch {
      if (last !== null) {
        notePlace(error, last);
      }
    }
  }
  notePlace(error, place);
}

/** Runs a step over all entities. Unexpected errors get the entity and field that were read last. */
export function overEntities<E extends WithFields, T>(step: Step<E, T>): T {
  try {
    return step.work(step.entities);
  } catch (error) {
    locateUnexpectedError(error, step);
    throw error;
  }
}

function recorded<E extends WithFields>(entity: E, file: string, note: (place: string) => void): E {
  const fields = entity.fields.map((field) =>
    recording(field, (member) => {
      note(fieldPlace(field.name, file));
      return Reflect.get(field, member);
    }),
  );
  return recording(entity, (member) => {
    if (member === "fields") {
      return fields;
    }
    note(file);
    return Reflect.get(entity, member);
  });
}

function recording<T extends object>(target: T, get: (member: string | symbol) => unknown): T {
  return new Proxy(target, { get: (_, member) => get(member) });
}
