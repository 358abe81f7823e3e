import type { Diagnostic } from "./diagnostic.ts";
import { compareLocations } from "./source-location.ts";

/**
 * All mistakes found in one run. Nothing is generated if there is one.
 *
 * @example
 * try { generate(root); } catch (error) { if (error instanceof SpecError) { show(error.diagnostics); } }
 */
export class SpecError extends Error {
  override readonly name = "SpecError";
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(`${diagnostics.length} mistake(s) in the spec`);
    this.diagnostics = diagnostics;
  }
}

/** Throws all diagnostics at once, sorted by location. */
export function throwIfAny(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) {
    throw new SpecError([...diagnostics].sort((a, b) => compareLocations(a.at, b.at)));
  }
}
