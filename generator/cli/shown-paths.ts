import { SpecError } from "../diagnostics/spec-error.ts";
import type { Explanation } from "../explain/explanation.ts";
import type { Comparison } from "../generate.ts";

/** Changes with their paths as people see them: below the product's folder. */
export function shownUnder<T extends Comparison>(prefix: string, changes: T): T {
  return {
    ...changes,
    missingTexts: changes.missingTexts.map((text) => ({ ...text, file: `${prefix}${text.file}` })),
    unimplementedCalls: changes.unimplementedCalls.map((call) => ({ ...call, file: `${prefix}${call.file}` })),
    missing: changes.missing.map((file) => ({ ...file, path: `${prefix}${file.path}` })),
    stale: changes.stale.map((file) => ({ ...file, path: `${prefix}${file.path}` })),
    orphaned: changes.orphaned.map((path) => `${prefix}${path}`),
    foreign: changes.foreign.map((path) => `${prefix}${path}`),
  };
}

/** An explanation with its paths below the product's folder. */
export function explanationUnder(prefix: string, explanation: Explanation): Explanation {
  return {
    ...explanation,
    source: `${prefix}${explanation.source}`,
    locations: explanation.locations.map((location) => ({ ...location, file: `${prefix}${location.file}` })),
    overrides: explanation.overrides.map((override) => ({ ...override, file: `${prefix}${override.file}` })),
  };
}

/** Diagnostics with their locations below the product's folder; any other error as it is. */
export function errorUnder(prefix: string, error: unknown): unknown {
  return error instanceof SpecError && prefix !== ""
    ? new SpecError(
        error.diagnostics.map((diagnostic) => ({
          ...diagnostic,
          at: { ...diagnostic.at, file: `${prefix}${diagnostic.at.file}` },
        })),
      )
    : error;
}
