import { expect, test } from "vitest";
import { openBackend } from "../testing/for-suite.ts";

const { call } = openBackend("embedded");

test.each(["page=1&page=2", "pageSize=1&pageSize=1000", "sort=code&sort=value", "q=a&q=b", "count=exact&count=exact"])(
  "a list rejects %s: a parameter with one value must not be repeated",
  async (query) => {
    expect((await call({ url: `/api/tickets?${query}` })).statusCode).toBe(400);
  },
);

test("a parameter of the query replaces no field of the body, and a field of the body no parameter", async () => {
  const create = (url: string, body: object) => call({ method: "POST", url, body });
  const missing = await create("/api/genres?name=Drama", { code: "poetry" });
  expect([missing.statusCode, missing.json().details[0].path]).toEqual([422, "name"]);
  const created = await create("/api/genres?name=Other", { name: "Drama", code: "poetry" });
  expect([created.statusCode, created.json().name]).toEqual([201, "Drama"]);
});
