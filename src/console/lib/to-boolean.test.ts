import { expect, test } from "vitest";
import { likeBoolean, toBoolean } from "./to-boolean.ts";

test.each([
  [true, true, false],
  [false, true, false],
  [1, 1, 0],
  [0, 1, 0],
  ["1", "1", "0"],
  ["false", "true", "false"],
  [null, true, false],
  ["maybe", true, false],
])("for an earlier %j, yes is %j and no is %j", (before, yes, no) => {
  expect([likeBoolean(true, before), likeBoolean(false, before)]).toEqual([yes, no]);
});

test.each([
  [1, true],
  ["true", true],
  [0, false],
  ["0", false],
  [2, null],
  ["", null],
  [undefined, null],
])("case 84: %j is %j", (value, wanted) => {
  expect(toBoolean(value)).toBe(wanted);
});
