import type { Diagnostic, DiagnosticText } from "../../diagnostics/diagnostic.ts";
import { locationOfPart, type UnvalidatedEntity } from "./unvalidated-spec.ts";

/** A diagnostic with its path in an entity's spec value; `#` at the end refers to a key. */
export interface PathDiagnostic extends DiagnosticText {
  readonly path: string;
  /** The field of the interface, for mistakes in a type instead of the spec value. */
  readonly field?: string;
}

/** A diagnostic of a spec value, with its location in the source. */
export function toDiagnostic(
  unvalidated: UnvalidatedEntity,
  { path, field, message, hint }: PathDiagnostic,
): Diagnostic {
  const { source, fieldLocations } = unvalidated;
  const dotted = (field ?? path).replace("#", "");
  const at = field === undefined ? locationOfPart(source, path) : (fieldLocations.get(field) ?? source.at);
  return { at, path: `${source.name}${dotted === "" ? "" : `.${dotted}`}`, message, hint };
}
