import { describe, expect, test } from "vitest";
import { parseExactJson, parseListJson } from "./exact-json.ts";
import { formatNumber, toDecimal, toPlainNumber } from "./number-text.ts";

/** Formats a number from JSON text, as displayed. */
function shown(json: string): string {
  const [value] = parseExactJson(`[${json}]`) as readonly unknown[];
  const decimal = toDecimal(value);
  return decimal === null ? String(value) : formatNumber(decimal, "pt-BR");
}

describe("a number is displayed with all its digits", () => {
  test.each([
    ["1234567890123456789012", "1.234.567.890.123.456.789.012"],
    ['"1234567890123456789012"', "1.234.567.890.123.456.789.012"],
    ["-9007199254740993", "-9.007.199.254.740.993"],
    ["12345678901234567890.25", "12.345.678.901.234.567.890,25"],
    ["0.12345678901234567891", "0,12345678901234567891"],
    ['"100"', "100"],
    ["1.10", "1,1"],
    ["-0", "0"],
    ["1e5", "100.000"],
  ])("%s reads %s", (json, text) => {
    expect(shown(json)).toBe(text);
  });

  test.each(["1e999999999", "1e400", "1e-30", "0.123456789012345678901", `1${"0".repeat(200)}1`])(
    "%s, too long to read in full, is displayed unchanged",
    (json) => {
      expect(shown(json)).toBe(json);
    },
  );

  test.each(["1234567890123456789012", "12345678901234567890.25"])("%s in a list too", (json) => {
    const [value] = parseListJson(`[${json}]`) as readonly unknown[];
    expect(String(value)).toBe(json);
  });
});

test.each([
  [1e-7, "0,0000001"],
  [1e21, "1000000000000000000000"],
  [-1234.5, "-1234,5"],
])("the input shows %j without groups and powers of ten", (value, text) => {
  expect(toPlainNumber(value, "pt-BR")).toBe(text);
});
