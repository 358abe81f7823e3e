import fc from "fast-check";
import { expect, test } from "vitest";
import { anyValue } from "../testing/any-value.ts";
import { arbitraryRecord } from "./records.ts";

interface Book {
  state: "new" | "old" | null;
  parts: { on: boolean }[];
  count?: number;
  words?: Record<string, string>;
}

const books = arbitraryRecord(anyValue, {
  required: ["state", "parts"],
  fields: {
    state: { type: "string", enum: ["new", "old"], nullable: true },
    count: { type: "integer", minimum: 1, maximum: 2 },
    parts: { type: "array", items: { type: "object", properties: { on: { type: "boolean" } }, required: ["on"] } },
    words: { type: "object", additionalProperties: { type: "string", maxLength: 2 } },
  },
});

test("a record has all required fields, sometimes the others, and values that their schemas allow", () => {
  const sample: readonly Book[] = fc.sample(books, { seed: 1, numRuns: 200 });
  for (const { parts, words = {} } of sample) {
    expect(parts.every(({ on }) => typeof on === "boolean")).toBe(true);
    expect(Object.values(words).every((word) => [...word].length <= 2)).toBe(true);
  }
  expect(new Set(sample.map(({ state }) => state))).toEqual(new Set(["new", "old", null]));
  expect(new Set(sample.map(({ count }) => count))).toEqual(new Set([1, 2, undefined]));
});

test("the compiler rejects a type that the schemas do not have", () => {
  // @ts-expect-error: the enumeration has a further value.
  const states: fc.Arbitrary<{ state: "new" | null }> = books;
  // @ts-expect-error: the field may be missing.
  const counts: fc.Arbitrary<{ count: number }> = books;
  expect(states).toBe(counts);
});
