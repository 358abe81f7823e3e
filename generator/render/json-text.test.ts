import fc from "fast-check";
import { expect, test } from "vitest";
import { toJsonText } from "./json-text.ts";

test("any data is parsed back unchanged", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(4), (value, open) => {
      expect(JSON.parse(toJsonText(value, open))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("members have a line each down to a depth, and deeper values are on one line if they fit", () => {
  const long = "x".repeat(90);
  const value = { a: { b: { c: [1, 2], d: {} } }, long: { one: long, two: long }, gone: undefined };
  expect(toJsonText(value, 2)).toBe(`{
  "a": {
    "b": { "c": [1, 2], "d": {} }
  },
  "long": {
    "one": "${long}",
    "two": "${long}"
  }
}
`);
});

test("an empty value is on one line at any depth", () => {
  expect(toJsonText({ a: {}, b: [], c: { gone: undefined } }, 3)).toBe(`{
  "a": {},
  "b": [],
  "c": {}
}
`);
});

test("no line that can be wrapped is longer than 120 characters, including its comma", () => {
  for (let length = 80; length < 120; length += 1) {
    const text = toJsonText([{ a: "x".repeat(length) }, 1], 0);
    expect(Math.max(...text.split("\n").map((line) => (line.includes("{ ") ? line.length : 0)))).toBeLessThanOrEqual(
      120,
    );
  }
  expect(toJsonText([{ a: "x".repeat(106) }, 1], 0)).toContain(`  { "a": "${"x".repeat(106)}" },`);
});
