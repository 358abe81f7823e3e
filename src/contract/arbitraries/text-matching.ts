import { type Arbitrary, stringMatching } from "fast-check";
import { withoutAssertions } from "../without-assertions.ts";
import type { TextRule } from "./arbitraries.ts";

/** Maximum number of length corrections before the rule counts as unsatisfiable. */
const MAX_STEPS = 2_000;

/**
 * Generates texts that match a pattern and have an allowed length, counted in code points.
 *
 * @example
 * textMatching("^[A-Z]{3}$", { maxLength: 3 }); // arbitrary texts as "ABC"
 */
export function textMatching(pattern: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: TextRule) {
  const expression = new RegExp(pattern, "u");
  const fits = (text: string) => expression.test(text);
  const isPlain = withoutAssertions(pattern) === pattern;
  const generated = isPlain ? stringMatching(expression) : filteredText(pattern, fits);
  return generated.map((text) => {
    let fitted = [...text];
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if (fitted.length >= minLength && fitted.length <= maxLength) {
        return fitted.join("");
      }
      fitted = neighbour(fitted, fitted.length < minLength ? "longer" : "shorter", fits);
    }
    throw new RangeError(`no text of ${minLength} to ${maxLength} characters found that matches ${pattern}`);
  });
}

/** The library does not support lookarounds, boundaries and references. Generate from a wider pattern and filter. */
function filteredText(pattern: string, fits: (text: string) => boolean): Arbitrary<string> {
  let misses = 0;
  return stringMatching(new RegExp(withoutAssertions(pattern), "u")).filter((text) => {
    const isMatch = fits(text);
    misses = isMatch ? 0 : misses + 1;
    if (misses > MAX_STEPS) {
      throw new RangeError(`no text found that matches ${pattern}`);
    }
    return isMatch;
  });
}

/** The same text with one character duplicated or removed, so that it still matches. */
function neighbour(text: readonly string[], wanted: "longer" | "shorter", fits: (text: string) => boolean): string[] {
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const middle = wanted === "longer" ? text.slice(index, index + 1) : [];
    const after = wanted === "longer" ? index : index + 1;
    const changed = [...text.slice(0, index), ...middle, ...text.slice(after)];
    if (fits(changed.join(""))) {
      return changed;
    }
  }
  throw new RangeError(`no text like ${JSON.stringify(text.join(""))} can be made ${wanted}`);
}
