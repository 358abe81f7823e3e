import { SpecError } from "../diagnostics/spec-error.ts";
import type { Explanation } from "../explain/explanation.ts";
import type { Comparison } from "../generate.ts";

/** Adds the product's folder to the paths of changes. */
export function shownUnder<T extends Comparison>(prefix: string, changes: T): T {
  return {
    ...changes,
    missingTexts: changes.missingTexts.map((text) => ({ ...text, file: `${prefix}${text.file}` })),
    unreviewedTexts: changes.unreviewedTexts.map((text) => ({ ...text, file: `${prefix}${text.file}` })),
    unimplementedCalls: changes.unimplementedCalls.map((call) => ({ ...call, file: `${prefix}${call.file}` })),
    missing: changes.missing.map((file) => ({ ...file, path: `${prefix}${file.path}` })),
    stale: changes.stale.map((file) => ({ ...file, path: `${prefix}${file.path}` })),
    orphaned: changes.orphaned.map((path) => `${prefix}${path}`),
    foreign: changes.foreign.map((path) => `${prefix}${path}`),
  };
}

/** Adds the product's folder to the paths of an explanation. */
export function explanationUnder(prefix: string, explanation: Explanation): Explanation {
  return {
    ...explanation,
    source: `${prefix}${explanation.source}`,
    locations: explanation.locations.map((location) => ({ ...location, file: `${prefix}${location.file}` })),
    overrides: explanation.overrides.map((override) => ({ ...override, file: `${prefix}${override.file}` })),
  };
}

/** Adds the product's folder to the locations of diagnostics. Returns other errors unchanged. */
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
