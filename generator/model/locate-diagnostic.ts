import type { SpecProblem } from "../diagnostics/spec-error.ts";
import { type EntityDraft, placeOf } from "./unvalidated-spec.ts";

/** A mistake in an entity's spec value, by its path in that value; `#` at the end points at a key. */
export interface Mistake {
  readonly path: string;
  readonly found: string;
  readonly write: string;
  /** The field of the interface that it is about, where it is about none of the value's parts. */
  readonly field?: string;
}

/** A mistake with the place where it stands. */
export function toProblem(draft: EntityDraft, { path, field, found, write }: Mistake): SpecProblem {
  const { source, fieldPlaces } = draft;
  const dotted = (field ?? path).replace("#", "");
  const at = field === undefined ? placeOf(source, path) : (fieldPlaces.get(field) ?? source.at);
  return { at, path: `${source.name}${dotted === "" ? "" : `.${dotted}`}`, found, write };
}
