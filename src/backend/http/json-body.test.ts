import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerErrorHandler } from "./error-handler.ts";
import { registerJsonBody } from "./json-body.ts";

const app = fastify();

beforeAll(async () => {
  registerErrorHandler(app);
  registerJsonBody(app);
  app.post("/", (request) => ({ body: request.body }));
  await app.ready();
});
afterAll(() => app.close());

const post = (payload: string | Buffer) =>
  app.inject({ method: "POST", url: "/", headers: { "content-type": "application/json" }, payload });

test.each([
  ["an object", '{"a":1,"b":{"a":[{"a":null},{"a":true}]},"":"x"}'],
  ["signs inside of texts", String.raw`{"a:b":"\"c\":\\","\\":":","\u003a":"\\\":"}`],
  ["a character of two halves", String.raw`{"face":"\ud83d\ude00 😀"}`],
  ["a text alone", '"a:b"'],
  ["a list", "[[],{}]"],
  ["null", "null"],
  ["a list of half a million", `[${"0,".repeat(499_999)}0]`],
])("%s is parsed exactly", async (_, text) => {
  const answer = await post(text);
  expect([answer.statusCode, answer.json()]).toEqual([200, { body: JSON.parse(text) }]);
});

test.each([
  ["a name twice", '{"a":1,"a":2}', "The body has an object with a duplicate name"],
  ["a name twice in two spellings", String.raw`{"a":1,"\u0061":1}`, "The body has an object with a duplicate name"],
  ["a name twice far down", '{"b":[{"c":{"a":{},"a":{}}}]}', "The body has an object with a duplicate name"],
  ["a high half", String.raw`{"a":["\ud800"]}`, "The body has a string with a lone surrogate"],
  ["a low half", String.raw`{"a":"x\udc00"}`, "The body has a string with a lone surrogate"],
  ["the halves in the wrong order", String.raw`"\ude00\ud83d"`, "The body has a string with a lone surrogate"],
  ["half of a pair in a name", String.raw`{"\ud800":1}`, "The body has a string with a lone surrogate"],
  ["a number beyond all numbers", '{"a":[{"b":1e400}]}', "The body has a number that is too large"],
  ["one below all numbers", "-1e400", "The body has a number that is too large"],
  ["bytes that are no UTF-8", Buffer.from('{"a":"\xff"}', "latin1"), "The body is not UTF-8"],
  ["a surrogate in bytes", Buffer.from('{"a":"\xed\xa0\x80"}', "latin1"), "The body is not UTF-8"],
  ["broken JSON", '{"a":', "The request cannot be read"],
  ["nothing", "", "The request cannot be read"],
  ["__proto__", '{"__proto__":{}}', "The request cannot be read"],
])("case 187: a body with %s is rejected with an explanation", async (_, body, message) => {
  const answer = await post(body);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message, details: [] }]);
});

test.each([
  ["gzip", 415],
  ["identity, gzip", 415],
  ["identity", 200],
  ["Identity", 200],
])("a body with the content coding %j gets %i", async (coding, status) => {
  const headers = { "content-type": "application/json", "content-encoding": coding };
  expect((await app.inject({ method: "POST", url: "/", headers, payload: "{}" })).statusCode).toBe(status);
});
