import fc from "fast-check";
import { kindOfFormat } from "../../kinds/kinds.ts";
import type { Arbitraries, ListRule, NumberRule, TextRule } from "../arbitraries/arbitraries.ts";
import { textMatching } from "../arbitraries/text-matching.ts";

/** Long enough to find problems with long texts, short enough to read in a test failure. */
const MAX_CHARACTERS = 60;
const MAX_ITEMS = 3;

/** Generates any value that a schema allows, with unusual values as likely as common ones. */
export const anyValue: Arbitraries = {
  id: () => fc.uuid(),
  text: anyText,
  integer: (rule) =>
    rule.multipleOf === undefined ? fc.integer(wholeSteps(rule, 1)) : anySteps(rule, rule.multipleOf),
  number: (rule) =>
    rule.multipleOf !== undefined
      ? anySteps(rule, rule.multipleOf)
      : fc.double({
          ...rangeOf(rule),
          noNaN: true,
          minExcluded: rule.exclusiveMinimum !== undefined,
          maxExcluded: rule.exclusiveMaximum !== undefined,
        }),
  boolean: () => fc.boolean(),
  choice: (values) => fc.constantFrom(...values),
  list: anyList,
};

function anyList<Item>(
  item: fc.Arbitrary<Item>,
  { minItems = 0, maxItems = MAX_ITEMS, uniqueItems = false }: ListRule,
): fc.Arbitrary<Item[]> {
  const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)) };
  return uniqueItems ? fc.uniqueArray(item, { ...bounds, comparator: "SameValueZero" }) : fc.array(item, bounds);
}

function anyText(rule: TextRule): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = MAX_CHARACTERS, pattern, format } = rule;
  const longest = Math.max(minLength, Math.min(maxLength, MAX_CHARACTERS));
  const sample = format === undefined ? undefined : kindOfFormat(format)?.sample;
  if (sample !== undefined) {
    return fc.nat().map(sample);
  }
  return pattern === undefined
    ? fc
        .array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }), { minLength, maxLength: longest })
        .map((characters) => [...characters.join("")].slice(0, longest).join(""))
        .filter((text) => [...text].length >= minLength)
    : textMatching(pattern, rule);
}

const MAX = 2 ** 31 - 1;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Multiples of a step, as the double nearest to the decimal number. */
function anySteps(rule: NumberRule, step: number): fc.Arbitrary<number> {
  return fc.integer(wholeSteps(rule, step)).map((steps) => Number((steps * step).toPrecision(15)));
}

/** The whole numbers that a rule allows, counted in steps of `step`. */
function wholeSteps(rule: NumberRule, step: number): Range {
  const { min, max } = rangeOf(rule);
  const steps = { min: Math.ceil(min / step - ROUNDING), max: Math.floor(max / step + ROUNDING) };
  return {
    min: rule.exclusiveMinimum === undefined ? steps.min : Math.floor(min / step + ROUNDING) + 1,
    max: Math.min(
      rule.exclusiveMaximum === undefined ? steps.max : Math.ceil(max / step - ROUNDING) - 1,
      Number.MAX_SAFE_INTEGER,
    ),
  };
}

/** Tolerance for division: 0.07 / 0.01 is 7.000000000000001. */
const ROUNDING = 1e-6;

/** Missing bounds default to zero and the maximum of an integer column. */
function rangeOf(rule: NumberRule): Range {
  const min = rule.minimum ?? rule.exclusiveMinimum;
  const max = rule.maximum ?? rule.exclusiveMaximum;
  // Leave some values between an open bound and the next step.
  const room = 1_000 * Math.max(1, rule.multipleOf ?? 1);
  const below = max !== undefined && (max < 0 || rule.exclusiveMaximum !== undefined) ? room : 0;
  return { min: min ?? Math.min(0, (max ?? 0) - below), max: max ?? Math.max(MAX, min ?? 0) };
}
