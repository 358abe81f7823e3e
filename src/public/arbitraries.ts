/**
 * Random values for demo data and tests. Needs the package `fast-check`.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.

export type { Draw, NumberRule, TextRule } from "../contract/draw.ts";
export { withComputedValues } from "../contract/draw-computed.ts";
export { drawJson, drawMap } from "../contract/draw-open.ts";
export { keepsRules, withSame } from "../contract/draw-rules.ts";
export { drawMatching } from "../contract/draw-text.ts";
