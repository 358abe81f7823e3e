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

test("a hundred values are one question, and each once", () => {
  expect(ask(many(100))).toHaveLength(1);
  expect(ask(many(101))).toHaveLength(2);
  expect(ask(["a", "b", "a"])?.[0]?.query).toEqual({ filters: { type: ["a", "b"] } });
});

test("values that would make an address too long are several questions", () => {
  const questions = ask(many(60, 20)) ?? expect.fail("no questions");
  expect(questions.length).toBeGreaterThan(1);
  for (const { query } of questions) {
    expect(encodeURIComponent(JSON.stringify(query.filters)).length).toBeLessThan(4_000);
  }
  expect(questions.flatMap(({ asked }) => asked["type"])).toHaveLength(60);
});

test("of a backend that knows no lists of values, each is a question", () => {
  expect(ask(["a", "b"], { filters: ["is"] })?.map(({ query }) => query)).toEqual([
    { filters: { type: "a" } },
    { filters: { type: "b" } },
  ]);
});

test("there is no question to a list that is neither filtered nor searched, nor one for what is not there", () => {
  expect(ask(["a"], { filters: [] })).toBeNull();
  expect(ask(["a", undefined])).toBeNull();
});
