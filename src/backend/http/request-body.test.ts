import { expect, test } from "vitest";
import { HttpProblem } from "./http-problem.ts";
import { rejectNulCharacters } from "./request-body.ts";

function problemsOf(body: unknown) {
  try {
    rejectNulCharacters(body);
    return [];
  } catch (error) {
    return error instanceof HttpProblem ? error.details.map(({ path, message }) => `${path} ${message}`) : [error];
  }
}

test.each([
  ["a text", { name: "a\0" }, "name must not have a NUL character"],
  ["a text in a list", { list: ["a", { b: "\0" }] }, "list[1].b must not have a NUL character"],
  ["a name of a map", { map: { a: "", "b\0": "c" } }, "map must not have a NUL character in a name"],
  ["a name in free JSON", { free: { a: [{ "\0": 1 }] } }, "free.a[0] must not have a NUL character in a name"],
])("a NUL in %s is rejected at its field, with the reason", (_, body, problem) => {
  expect(problemsOf(body)).toEqual([problem]);
});

test("a body without a NUL is accepted", () => {
  expect(problemsOf({ name: "a", map: { "b c": "d" }, list: [1, null, { e: [] }] })).toEqual([]);
});
