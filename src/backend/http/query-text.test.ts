import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerErrorHandler } from "./error-handler.ts";
import { rejectInvalidQueries } from "./query-text.ts";

const app = fastify();

beforeAll(async () => {
  registerErrorHandler(app);
  rejectInvalidQueries(app);
  app.get("/", async ({ query }) => query);
  await app.ready();
});
afterAll(() => app.close());

const get = (query: string) => app.inject({ url: `/${query}` });

test.each([
  ["no query", "", {}],
  ["an empty one", "?", {}],
  ["letters of any script", `?q=${encodeURIComponent("ção 100% 😀")}`, { q: "ção 100% 😀" }],
  ["a NUL", "?q=%00", { q: "\0" }],
  ["plus signs", "?q=a+b", { q: "a b" }],
])("a query with %s is parsed exactly", async (_, query, read) => {
  const answer = await get(query);
  expect([answer.statusCode, answer.json()]).toEqual([200, read]);
});

test.each([
  ["half of a surrogate pair", "?q=%ED%A0%80"],
  ["the other half", "?page=1&q=x%ED%B0%80"],
  ["both halves, each by itself", "?q=%ED%A0%BD%ED%B8%80"],
  ["half of a surrogate pair in a name", "?%ED%A0%80=1"],
  ["a byte of Latin-1", "?q=%FF"],
  ["a sign cut off", "?q=%C3"],
  ["a longer spelling than there is", "?q=%C0%80"],
  ["a percent sign alone", "?q=100%"],
])("case 187: a query with %s is rejected with an explanation", async (_, query) => {
  const answer = await get(query);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { message: "The query is not percent-encoded UTF-8", details: [] },
  ]);
});
