import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { locationOfPart, type UnvalidatedEntity } from "./unvalidated-spec.ts";

/** A diagnostic by its path in an entity's spec value; `#` at the end points at a key. */
export interface PathDiagnostic extends DiagnosticText {
  readonly path: string;
  /** The field of the interface that it is about, where it is about none of the value's parts. */
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
