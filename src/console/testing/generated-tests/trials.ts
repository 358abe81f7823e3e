import fc from "fast-check";
import { drawMatching } from "../../../contract/draw-text.ts";
import { anyDraw } from "../../../contract/testing/any-draw.ts";
import { kindOfFormat } from "../../../kinds/kinds.ts";
import type { CheckRule } from "./check-rules.ts";
import { ABSENT, hasValueAt, valueAt } from "./value-at.ts";

/** A value put in a field's place, and whether the rule takes it. */
export interface Trial {
  readonly value: unknown;
  readonly isTaken: boolean;
}

const taken = (...values: readonly unknown[]): readonly Trial[] => values.map((value) => ({ value, isTaken: true }));
const refused = (...values: readonly unknown[]): readonly Trial[] => values.map((value) => ({ value, isTaken: false }));

/** One character of two UTF-16 units: lengths are counted as a person would. */
const CLEF = "\u{1d11e}";
const text = (length: number) => CLEF.repeat(Math.max(0, length));
const items = (length: number) => Array.from({ length: Math.max(0, length) }, (_, index) => `item ${index}`);

/** Values of every other type, and of that one. */
const SAMPLES = { string: "a", integer: 2, number: 2.5, boolean: true, array: [], object: {} } as const;
type TypeName = keyof typeof SAMPLES;

/** Of each keyword, what lies within the rule and what just beyond. */
const TRIALS: Readonly<Record<string, (limit: never, found: unknown) => readonly Trial[]>> = {
  additionalProperties: (_: unknown, found: unknown) => refused({ ...(found as object), "no such field": 1 }),
  required: (_: unknown) => refused(ABSENT),
  type: (type: TypeName) => [
    ...taken(SAMPLES[type]),
    ...refused(null, ...Object.entries(SAMPLES).flatMap(([name, value]) => (isType(name, type) ? [] : [value]))),
  ],
  minLength: (limit: number) => [
    ...taken(text(limit), text(limit + 1)),
    ...(limit > 0 ? refused(text(limit - 1)) : []),
  ],
  maxLength: (limit: number) => [...taken(text(limit - 1), text(limit)), ...refused(text(limit + 1))],
  minItems: (limit: number) => [
    ...taken(items(limit), items(limit + 1)),
    ...(limit > 0 ? refused(items(limit - 1)) : []),
  ],
  maxItems: (limit: number) => [...taken(items(limit - 1), items(limit)), ...refused(items(limit + 1))],
  uniqueItems: (type: string | undefined) =>
    type === "number" ? [...taken([1, 2]), ...refused([1, 2, 1])] : [...taken(["a", "b"]), ...refused(["a", "b", "a"])],
  minimum: (limit: number) => [...taken(limit, above(limit)), ...refused(below(limit))],
  maximum: (limit: number) => [...taken(limit, below(limit)), ...refused(above(limit))],
  exclusiveMinimum: (limit: number) => [...taken(above(limit)), ...refused(limit, below(limit))],
  exclusiveMaximum: (limit: number) => [...taken(below(limit)), ...refused(limit, above(limit))],
  multipleOf: (step: number) => [...taken(0, step, step * 7), ...refused(step / 2, step * 7.5)],
  enum: (values: readonly unknown[]) => [...taken(...values), ...refused("no-such-value", "")],
  pattern: (pattern: string) => [
    ...taken(...fc.sample(drawMatching(pattern, {}), { seed: 1, numRuns: 5 })),
    ...refused(...ODD_TEXTS.filter((odd) => !new RegExp(pattern, "u").test(odd))),
  ],
  format: (format: string) => [
    ...taken(...fc.sample(ofFormat(format), { seed: 1, numRuns: 5 })),
    ...refused(...(kindOfFormat(format)?.invalid ?? [])),
  ],
};

const ODD_TEXTS = ["", " ", "\n", "<b>", "ç", "a b", "0", "-", "/", CLEF];

/** Values of a format: a number's have the decimals of its kind. */
function ofFormat(format: string): fc.Arbitrary<unknown> {
  const { decimals } = kindOfFormat(format) ?? {};
  return decimals === undefined ? anyDraw.text({ format }) : anyDraw.number({ multipleOf: Number(`1e-${decimals}`) });
}

/** A whole number is a number; a number with a fraction is no whole one. */
function isType(name: string, type: TypeName): boolean {
  return name === type || (type === "number" && name === "integer");
}

/** The next amount of cents where a double still tells it apart, else the next double but a few. */
function above(limit: number): number {
  return limit + Math.max(0.01, Math.abs(limit) * Number.EPSILON * 4);
}

function below(limit: number): number {
  return limit - Math.max(0.01, Math.abs(limit) * Number.EPSILON * 4);
}

/**
 * Whether a body can tell of the rule: of several objects that a value may be, one need not have what another demands,
 * and which of them it is, is to be said before there can be a part too many.
 */
export function isTried(body: unknown, { field, keyword }: CheckRule): boolean {
  const found = valueAt(body, field);
  const isGiven = keyword === "additionalProperties" ? (found ?? null) !== null : found !== undefined;
  return hasValueAt(body, field) && (isGiven || (keyword !== "required" && keyword !== "additionalProperties"));
}

/** What to put in the rule's place, one value after the other; `found` is what is there. */
export function toTrials({ field, keyword, limit }: CheckRule, found: unknown): readonly Trial[] {
  const trial = TRIALS[keyword];
  if (trial === undefined) {
    throw new RangeError(`${field}: no trial for the keyword ${keyword}`);
  }
  return trial(limit as never, found);
}
