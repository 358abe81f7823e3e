import { type Arbitrary, dictionary, oneof } from "fast-check";
import type { Draw, TextRule } from "./draw.ts";

const NAME = { pattern: "^[a-z]{1,12}$" } as const;
const FEW = { maxKeys: 3, noNullPrototype: true } as const;

/**
 * Generates a map of texts.
 *
 * @example
 * record({ words: drawMap(draw, { maxLength: 20 }) });
 */
export function drawMap(draw: Draw, rule: TextRule): Arbitrary<Record<string, string>> {
  return dictionary(draw.text(NAME), draw.text(rule), FEW);
}

/**
 * Generates any JSON object.
 *
 * @example
 * record({ settings: drawJson(draw) });
 */
export function drawJson(draw: Draw): Arbitrary<Record<string, unknown>> {
  const value = oneof(draw.text({}), draw.integer({}), draw.boolean(null), draw.list(draw.text(NAME), {}));
  return dictionary(draw.text(NAME), oneof(value, dictionary(draw.text(NAME), value, FEW)), FEW);
}
