/**
 * Random values for demo data and tests. Needs the package `fast-check`.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.

export type { Arbitraries, NumberRule, TextRule } from "../contract/arbitraries/arbitraries.ts";
export { withComputedValues } from "../contract/arbitraries/computed-values.ts";
export { keepsRules, withSame } from "../contract/arbitraries/kept-rules.ts";
export { arbitraryJson, arbitraryMap } from "../contract/arbitraries/open-objects.ts";
export { arbitraryRecord, type RecordRule, type RecordValue } from "../contract/arbitraries/records.ts";
export { textMatching } from "../contract/arbitraries/text-matching.ts";
