import { type Arbitrary, dictionary, oneof } from "fast-check";
import type { Arbitraries, TextRule } from "./arbitraries.ts";

const NAME = { pattern: "^[a-z]{1,12}$" } as const;
const FEW = { maxKeys: 3, noNullPrototype: true } as const;

/**
 * Generates a map of texts.
 *
 * @example
 * record({ words: arbitraryMap(arbitrary, { maxLength: 20 }) });
 */
export function arbitraryMap(arbitrary: Arbitraries, rule: TextRule): Arbitrary<Record<string, string>> {
  return dictionary(arbitrary.text(NAME), arbitrary.text(rule), FEW);
}

/**
 * Generates any JSON object.
 *
 * @example
 * record({ settings: arbitraryJson(arbitrary) });
 */
export function arbitraryJson(arbitrary: Arbitraries): Arbitrary<Record<string, unknown>> {
  const value = oneof(
    arbitrary.text({}),
    arbitrary.integer({}),
    arbitrary.boolean(null),
    arbitrary.list(arbitrary.text(NAME), {}),
  );
  return dictionary(arbitrary.text(NAME), oneof(value, dictionary(arbitrary.text(NAME), value, FEW)), FEW);
}
