import { expect, test } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import { type BackendAbilities, PLAIN_ABILITIES } from "../../../contract/backend-abilities.ts";
import { uniqueConstraintsOf } from "./unique-constraints.ts";
import { uniqueQueriesOf } from "./unique-queries.ts";

const [constraint = expect.fail("no constraint")] = uniqueConstraintsOf({
  ...ticketScreens,
  unique: [["type"]],
  rules: [],
});

const ask = (values: readonly unknown[], abilities: Partial<BackendAbilities> = {}) =>
  uniqueQueriesOf(ticketScreens, constraint, {
    records: values.map((type) => ({ type })),
    abilities: { ...PLAIN_ABILITIES, search: false, ...abilities },
  });

const many = (count: number, length = 1) => Array.from({ length: count }, (_, at) => `${"é".repeat(length)}${at}`);

test("up to 100 distinct values share one query", () => {
  expect(ask(many(100))).toHaveLength(1);
  expect(ask(many(101))).toHaveLength(2);
  expect(ask(["a", "b", "a"])?.[0]?.query).toEqual({ filters: { type: ["a", "b"] } });
});

test("values that exceed the URL length are split into several queries", () => {
  const questions = ask(many(60, 20)) ?? expect.fail("no questions");
  expect(questions.length).toBeGreaterThan(1);
  for (const { query } of questions) {
    expect(encodeURIComponent(JSON.stringify(query.filters)).length).toBeLessThan(4_000);
  }
  expect(questions.flatMap(({ asked }) => asked["type"])).toHaveLength(60);
});

test("without support for multiple values, each value gets its own query", () => {
  expect(ask(["a", "b"], { filters: ["is"] })?.map(({ query }) => query)).toEqual([
    { filters: { type: "a" } },
    { filters: { type: "b" } },
  ]);
});

test("there is no query without filter or search support, or for empty values", () => {
  expect(ask(["a"], { filters: [] })).toBeNull();
  expect(ask(["a", undefined])).toBeNull();
});
