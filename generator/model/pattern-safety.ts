import { isSafePattern } from "redos-detector";

/**
 * Steps of the search for two ways to match one text: a bound in steps, not in time, gives every machine one answer. The
 * search costs the square of them where it finds no end (`^(a|a)*$`); what is safe is found to be so within some hundreds.
 */
const MAX_STEPS = 2_000;

/** What is known already: while watching, a save changes one pattern in a hundred. */
const known = new Map<string, boolean>();

/**
 * Whether a text exists whose check takes longer than its length allows: `^(a+)+$` takes twice as long for each further
 * `a`. A pattern too tangled to be sure of counts as one that can.
 */
export function canRunAway(pattern: string): boolean {
  const before = known.get(pattern);
  if (before !== undefined) {
    return before;
  }
  const { safe } = isSafePattern(pattern, { unicode: true, maxSteps: MAX_STEPS });
  known.set(pattern, !safe);
  return !safe;
}
