import fc from "fast-check";
import { expect, test } from "vitest";
import { toJsonText } from "./json-text.ts";

test("any data is read back as JSON writes it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(4), (value, open) => {
      expect(JSON.parse(toJsonText(value, open))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("down to a depth each member has a line, and beneath it a value has one where it fits", () => {
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

test("what has no members takes one line at any depth", () => {
  expect(toJsonText({ a: {}, b: [], c: { gone: undefined } }, 3)).toBe(`{
  "a": {},
  "b": [],
  "c": {}
}
`);
});

test("no line that could be broken is longer than 120 characters, its comma included", () => {
  for (let length = 80; length < 120; length += 1) {
    const text = toJsonText([{ a: "x".repeat(length) }, 1], 0);
    expect(Math.max(...text.split("\n").map((line) => (line.includes("{ ") ? line.length : 0)))).toBeLessThanOrEqual(
      120,
    );
  }
  expect(toJsonText([{ a: "x".repeat(106) }, 1], 0)).toContain(`  { "a": "${"x".repeat(106)}" },`);
});
