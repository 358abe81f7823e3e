import { describe, expect, test } from "vitest";
import { compute, type Expression, fieldsOf } from "./computed.ts";

const RECORD: Readonly<Record<string, unknown>> = {
  first: "Ana",
  last: "Silva",
  empty: "",
  price: 0.1,
  count: 3,
  rate: "1.50",
  dueOn: "2026-03-01",
};

const CALENDAR = { timeZone: "UTC", today: "2026-03-02" };

function toValue(of: Expression, decimals?: number): unknown {
  return compute({ of, ...(decimals === undefined ? {} : { decimals }) }, (name) => RECORD[name], CALENDAR);
}

describe("a joined text", () => {
  test("joins texts with a space by default and skips empty ones", () => {
    expect(toValue({ join: ["first", "last"] })).toBe("Ana Silva");
    expect(toValue({ join: ["last", "empty", "missing", "first"], with: ", " })).toBe("Silva, Ana");
  });

  test("has no value if all inputs have none", () => {
    expect(toValue({ join: ["empty", "missing"] })).toBeUndefined();
  });
});

describe("a calculation", () => {
  test("adds, subtracts and multiplies fields, numbers and calculations", () => {
    expect(toValue({ add: ["count", 2, { multiply: ["count", 10] }] })).toBe(35);
    expect(toValue({ subtract: ["count", { add: [1, 1] }] })).toBe(1);
  });

  test("has none of the noise of doubles, and is rounded to its decimals", () => {
    expect(toValue({ multiply: ["price", "count"] })).toBe(0.3);
    expect(toValue({ multiply: ["price", 0.35] }, 2)).toBe(0.04);
    expect(toValue({ multiply: [1.005, 1] }, 2)).toBe(1.01);
  });

  test("accepts numeric texts, and has no value if an input is missing", () => {
    expect(toValue({ multiply: ["rate", 2] })).toBe(3);
    expect(toValue({ multiply: ["count", "missing"] })).toBeUndefined();
    expect(toValue({ add: ["count", { add: ["first", 1] }] })).toBeUndefined();
  });
});

test.each(["NaN", "Infinity", "-Infinity", "1e400", "1e999999999", "12abc", "", "0x10", " ", null, true])(
  "a calculation with the non-number %j has no value",
  (value) => {
    expect(compute({ of: { multiply: ["price", 2] } }, () => value, CALENDAR)).toBeUndefined();
  },
);

test("a predicate is held against the record and the day", () => {
  const isLate: Expression = { field: "dueOn", lessThan: { today: 0 } };
  expect(toValue(isLate)).toBe(true);
  expect(toValue({ all: [isLate, { field: "count", moreThan: 3 }] })).toBe(false);
});

test("the fields that an expression is made of are found at any depth", () => {
  expect(fieldsOf({ join: ["first", "last"] })).toEqual(["first", "last"]);
  expect(fieldsOf({ add: ["count", 2, { multiply: ["price", { subtract: ["rate", 1] }] }] })).toEqual([
    "count",
    "price",
    "rate",
  ]);
  expect(fieldsOf({ any: [{ field: "dueOn", lessThan: { field: "paidOn" } }] })).toEqual(["dueOn", "paidOn"]);
});
