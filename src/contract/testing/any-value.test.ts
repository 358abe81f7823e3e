import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formats } from "../../kinds/formats.ts";
import type { NumberRule } from "../arbitraries/arbitraries.ts";
import { anyValue } from "./any-value.ts";

const sample = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.sample(arbitrary, { seed: 1, numRuns: 200 });

const isWithin = (value: number, { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberRule) =>
  value >= (minimum ?? value) &&
  value <= (maximum ?? value) &&
  value > (exclusiveMinimum ?? value - 1) &&
  value < (exclusiveMaximum ?? value + 1);

const rules: readonly (readonly [string, NumberRule])[] = [
  ["no bound", {}],
  ["both bounds", { minimum: 1, maximum: 3 }],
  ["a lower bound beyond the usual range", { minimum: 5_000_000_000 }],
  ["an upper bound below zero", { maximum: -5 }],
  ["excluded bounds", { exclusiveMinimum: 0, exclusiveMaximum: 2 }],
  ["the greatest amount", { minimum: 0, maximum: 9_999_999_999_999.99 }],
];

describe("anything that a rule of numbers allows", () => {
  test.each(rules)("with %s", (_, rule) => {
    expect(sample(anyValue.number(rule)).filter((value) => !isWithin(value, rule))).toEqual([]);
    const whole = sample(anyValue.integer(rule));
    expect(whole.filter((value) => !(Number.isInteger(value) && isWithin(value, rule)))).toEqual([]);
    const amounts = sample(anyValue.number({ ...rule, multipleOf: 0.01 }));
    expect(amounts.filter((value) => !(formats.money.validate(value) && isWithin(value, rule)))).toEqual([]);
  });
});

test.each([
  ["with an upper bound below zero", { maximum: -3764, multipleOf: 5 }],
  ["of thousands below an excluded bound", { exclusiveMaximum: 0, multipleOf: 5_000 }],
])("a step %s has multiples", (_, rule) => {
  const values = [...sample(anyValue.number(rule)), ...sample(anyValue.integer(rule))];
  expect(values.filter((value) => !isWithin(value, rule) || value % rule.multipleOf !== 0)).toEqual([]);
});

describe("anything that a rule of texts allows", () => {
  test.each([
    [{ minLength: 1, maxLength: 5 }, 1, 5],
    [{ minLength: 200 }, 200, 200],
    [{}, 0, 60],
  ])("%o is as long as a person counts", (rule, least, most) => {
    const lengths = sample(anyValue.text(rule)).map((text) => [...text].length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(most);
  });
});

test("a generated list respects its length and uniqueness", () => {
  const lists = sample(anyValue.list(fc.nat({ max: 9 }), { minItems: 5, uniqueItems: true }));
  expect(lists.filter((list) => list.length !== 5 || new Set(list).size !== 5)).toEqual([]);
});
