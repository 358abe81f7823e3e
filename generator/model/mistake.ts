import { type EntityDraft, placeOf } from "./spec-draft.ts";
import type { SpecProblem } from "./spec-error.ts";

/** A mistake in an entity's spec value, by its path in that value; `#` at the end points at a key. */
export interface Mistake {
  readonly path: string;
  readonly found: string;
  readonly write: string;
}

/** A mistake with the place where it stands. */
export function toProblem({ source }: Pick<EntityDraft, "source">, { path, found, write }: Mistake): SpecProblem {
  const dotted = path.replace("#", "");
  return { at: placeOf(source, path), path: `${source.name}${dotted === "" ? "" : `.${dotted}`}`, found, write };
}
