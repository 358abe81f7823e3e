import { expect, test } from "vitest";
import { FILTER_LIMITS } from "../../contract/list-filter.ts";
import { filteredLoans, loanFields } from "../testing/filtered-loans.ts";
import { toListCondition } from "./list-query.ts";

const conditionOf = (text: string) => toListCondition(filteredLoans, { filter: text }, null);
const nested = (depth: number): string =>
  depth === 0 ? '{"field":"state","is":"open"}' : `{"all":[${nested(depth - 1)}]}`;
const many = (howMany: number) => `{"any":[${Array.from({ length: howMany }, () => '{"field":"fee","is":1}').join()}]}`;

test("groups have the depth and number of the contract", () => {
  expect(conditionOf(nested(FILTER_LIMITS.depth))).toBeDefined();
  expect(conditionOf(many(FILTER_LIMITS.conditions))).toBeDefined();
});

function refusalOf(text: string): string | undefined {
  try {
    conditionOf(text);
    return;
  } catch (error) {
    return (error as { details?: readonly { message: string }[] }).details?.[0]?.message;
  }
}

test.each([
  [
    "is not JSON",
    "state=open",
    'is not JSON: write a condition as {"field": "name", "is": "x"}, a group as {"any": [ … ]}',
  ],
  ["is a list", "[]", "has [] where a condition or a group must be: write an object"],
  [
    "is two groups in one",
    '{"all":[],"any":[]}',
    'has a group that is not {"all": [ … ]}: a group has one member, which is a list',
  ],
  [
    "has a group that is not a list",
    '{"any":{}}',
    'has a group that is not {"any": [ … ]}: a group has one member, which is a list',
  ],
  [
    "names no field",
    '{"is":"x"}',
    'has an object that is neither a condition nor a group: name a "field", or one of "all", "any", "none"',
  ],
  [
    "has no operator",
    '{"field":"state"}',
    'asks nothing of "state": ask one of "is", "contains", "atLeast", "atMost", "isThere"',
  ],
  [
    "has an unknown operator",
    '{"field":"state","like":"x"}',
    'asks "like" of "state": ask one of "is", "contains", "atLeast", "atMost", "isThere"',
  ],
  [
    "compares with an object",
    '{"field":"state","is":{}}',
    'has {} as "is" of "state": write a text, a number, true, false, or a list of 1 to 100 of these',
  ],
  [
    "compares with an empty list",
    '{"field":"state","is":[]}',
    'has [] as "is" of "state": write a text, a number, true, false, or a list of 1 to 100 of these',
  ],
  [
    "has a NUL character",
    '{"field":"state","contains":"\\u0000"}',
    'has "\\u0000" as "contains" of "state": write a text',
  ],
  ["compares a number with a text", '{"field":"fee","atLeast":"much"}', 'compares "fee" with "much": use numbers'],
  ["compares with an infinite number", '{"field":"fee","is":"1e9999"}', 'compares "fee" with "1e9999": use numbers'],
  [
    "compares a day with an invalid one",
    '{"field":"ends","is":"2026-02-30"}',
    'compares "ends" with "2026-02-30": use days, 2030-01-31, or ranges of them, 2030-01-01..2030-01-31',
  ],
  [
    "bounds a day by a range",
    '{"field":"ends","atMost":"..2026-02-01"}',
    'has the range "..2026-02-01" as "atMost" of "ends": write one day',
  ],
  [
    "bounds a text",
    '{"field":"note","atLeast":"a"}',
    'asks "atLeast" of "note", whose kind is text: ask "is" or "isThere"',
  ],
  [
    "bounds a time by an invalid one",
    '{"field":"at","atMost":"noon"}',
    'has "noon" as "atMost" of "at": write a time of day, 14:30',
  ],
  [
    "searches in a boolean",
    '{"field":"settled","contains":"a"}',
    'asks "contains" of "settled", whose kind is boolean: ask "is" or "isThere"',
  ],
  [
    "searches in related records",
    '{"field":"books","contains":"a"}',
    'asks "contains" of "books", whose kind is records: ask "is" or "isThere"',
  ],
  ["compares an object", '{"field":"place","is":"x"}', 'compares "place" with "x": use a field with a single value'],
  ["is too deep", nested(FILTER_LIMITS.depth + 1), "has groups within groups more than 5 deep: write it flatter"],
  ["has too many conditions", many(FILTER_LIMITS.conditions + 1), "has 201 conditions: ask with at most 200"],
  [
    "has too many searches",
    JSON.stringify({
      any: Array.from({ length: FILTER_LIMITS.contains + 1 }, () => ({ field: "title", contains: "a" })),
    }),
    'has 21 conditions with "contains": ask with at most 20',
  ],
])("a filter that %s is rejected with an explanation", (_, text, message) => {
  expect(refusalOf(text)).toBe(message);
});

test("a field that cannot be filtered is rejected, with the ones that can", () => {
  expect(refusalOf('{"any":[{"field":"password","is":"x"}]}')).toBe(
    `names "password", by which this list is not filtered: name one of ${["id", ...loanFields, "books", "place.city", "place.size", "title"].sort().join(", ")}`,
  );
});
