import fc from "fast-check";
import { textMatching } from "../../../contract/arbitraries/text-matching.ts";
import { anyValue } from "../../../contract/testing/any-value.ts";
import { kindOfFormat } from "../../../kinds/kinds.ts";
import type { CheckRule } from "./check-rules.ts";
import { ABSENT, hasValueAt, valueAt } from "./value-at.ts";

/** A value for a field, and whether the rule accepts it. */
export interface Trial {
  readonly value: unknown;
  readonly isTaken: boolean;
}

const taken = (...values: readonly unknown[]): readonly Trial[] => values.map((value) => ({ value, isTaken: true }));
const refused = (...values: readonly unknown[]): readonly Trial[] => values.map((value) => ({ value, isTaken: false }));

/** A character of two UTF-16 units. Lengths count code points. */
const CLEF = "\u{1d11e}";
const text = (length: number) => CLEF.repeat(Math.max(0, length));
const items = (length: number) => Array.from({ length: Math.max(0, length) }, (_, index) => `item ${index}`);

/** A sample value of each type. */
const SAMPLES = { string: "a", integer: 2, number: 2.5, boolean: true, array: [], object: {} } as const;
type TypeName = keyof typeof SAMPLES;

/** For each keyword, values just inside and just outside the rule. */
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
    ...taken(...fc.sample(textMatching(pattern, {}), { seed: 1, numRuns: 5 })),
    ...refused(...ODD_TEXTS.filter((odd) => !new RegExp(pattern, "u").test(odd))),
  ],
  format: (format: string) => [
    ...taken(...fc.sample(ofFormat(format), { seed: 1, numRuns: 5 })),
    ...refused(...(kindOfFormat(format)?.invalid ?? [])),
  ],
};

const ODD_TEXTS = ["", " ", "\n", "<b>", "ç", "a b", "0", "-", "/", CLEF];

/** Generates values of a format. Numbers have the decimals of their kind. */
function ofFormat(format: string): fc.Arbitrary<unknown> {
  const { decimals } = kindOfFormat(format) ?? {};
  return decimals === undefined ? anyValue.text({ format }) : anyValue.number({ multipleOf: Number(`1e-${decimals}`) });
}

/** Whether a sample matches a type. An integer is a number too. */
function isType(name: string, type: TypeName): boolean {
  return name === type || (type === "number" && name === "integer");
}

/** Returns the next higher cent or, for large numbers, a slightly higher double. */
function above(limit: number): number {
  return limit + Math.max(0.01, Math.abs(limit) * Number.EPSILON * 4);
}

function below(limit: number): number {
  return limit - Math.max(0.01, Math.abs(limit) * Number.EPSILON * 4);
}

/**
 * Whether a body can violate the rule. With several alternative objects, the required members may be absent, and an
 * extra member needs an existing object.
 */
export function isTried(body: unknown, { field, keyword }: CheckRule): boolean {
  const found = valueAt(body, field);
  const isGiven = keyword === "additionalProperties" ? (found ?? null) !== null : found !== undefined;
  return hasValueAt(body, field) && (isGiven || (keyword !== "required" && keyword !== "additionalProperties"));
}

/** Returns the values to test a rule with; `found` is the current value. */
export function toTrials({ field, keyword, limit }: CheckRule, found: unknown): readonly Trial[] {
  const trial = TRIALS[keyword];
  if (trial === undefined) {
    throw new RangeError(`${field}: no trial for the keyword ${keyword}`);
  }
  return trial(limit as never, found);
}
