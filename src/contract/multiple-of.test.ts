import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { multipleOf } from "./multiple-of.ts";

const ajv = new Ajv({ allErrors: true });
ajv.removeKeyword("multipleOf").addKeyword(multipleOf);

test.each([
  [6_084_669.167, 0.001, true],
  [1_462_611_223.85, 0.001, true],
  [0.07, 0.01, true],
  [-19.99, 0.01, true],
  [0, 5, true],
  [1.000_001, 0.001, false],
  [0.0005, 0.001, false],
  [12, 5, false],
])("%d, in steps of %d: %s", (value, step, isMultiple) => {
  expect(ajv.validate({ type: "number", multipleOf: step }, value)).toBe(isMultiple);
});

test("a violation has the same error as the keyword that it replaces", () => {
  const validate = ajv.compile({ type: "number", multipleOf: 0.5 });
  expect(validate(0.7)).toBe(false);
  expect(validate.errors).toMatchObject([
    { keyword: "multipleOf", params: { multipleOf: 0.5 }, message: "must be multiple of 0.5" },
  ]);
});
