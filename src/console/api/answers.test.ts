import { describe, expect, test } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { testConfig } from "../testing/session-harness.ts";
import type { ApiError } from "./api-error.ts";
import { createTransport, type TransportParts } from "./transport.ts";

const signedIn: TransportParts["tokens"] = {
  accessToken: async () => "token",
  renewedToken: async () => null,
};

const transport = (tokens = signedIn) =>
  createTransport({ backend: testConfig.backends.main, tokens, timeoutMs: null });

const ONE = { method: "GET", path: "/tickets/{id}", params: { id: "7" } } as const;
const UPDATE = { method: "PUT", path: "/tickets/{id}", params: { id: "7" }, body: { code: "A" } } as const;

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail("the call should have failed"),
    (error) => error,
  );

describe("the response to a GET", () => {
  const LIST = { method: "GET", path: "/tickets" } as const;
  const text = (body: string, type: string) => () => new Response(body, { headers: { "content-type": type } });

  test.each(["text/plain", "text/plain;charset=utf-8", "application/octet-stream", "text/html"])(
    "is parsed if it is JSON with content type %s",
    async (type) => {
      fakeFetch(text(' {"items":[{"id":"7","amount":1.10}],"count":1}', type));
      const page = await transport().list(LIST);
      expect([page.total, page.rows]).toEqual([1, [{ id: "7", amount: 1.1 }]]);
      fakeFetch(text('\n{"id":"7"}', type));
      expect(await transport().send(ONE)).toEqual({ id: "7" });
    },
  );

  test.each([
    ["OK", "text/plain"],
    ["<html>[1]</html>", "text/plain"],
    ['{"id": ', "text/plain"],
  ])("is unexpected if it is not JSON: %s as %s", async (body, type) => {
    fakeFetch(text(body, type));
    expect(await failure(transport().send(ONE))).toMatchObject({ kind: "unexpected", statusCode: 200 });
  });
});

describe.each([
  ["a GET", ONE],
  ["a write", UPDATE],
] as const)("a response to %s with a 2xx that reports a failure", (_, request) => {
  const answered = (body: object) => fakeFetch(() => json(body));

  test("rejects with the backend's message", async () => {
    answered({ success: false, message: "The shelf is closed" });
    const refusal = { kind: "http", statusCode: 422, serverMessage: "The shelf is closed" };
    expect(await failure(transport().send(request))).toMatchObject(refusal);
  });

  test("contains field errors", async () => {
    answered({ success: false, errors: { code: ["is taken"] } });
    const { details } = await failure(transport().send(request));
    expect(details).toMatchObject([{ path: "code", message: "is taken" }]);
  });

  test.each([
    { errors: ["The shelf is closed"] },
    { errors: [{ message: "The shelf is closed" }] },
    { errors: "The shelf is closed", data: null },
    { errors: { code: ["The shelf is closed"] }, data: {} },
    { error: "The shelf is closed" },
    { error: { message: "The shelf is closed" }, status: "error" },
    { error: true, message: "The shelf is closed" },
    { success: false, message: "The shelf is closed", data: { code: "A" } },
    { success: false, message: "The shelf is closed", data: [] },
    { items: [], errors: ["The shelf is closed"] },
    { status: "fail", data: { code: "The shelf is closed" } },
    { status: "fail", data: { id: "The shelf is closed" } },
    { status: "fail", data: null, message: "The shelf is closed" },
    { status: "error", message: "The shelf is closed" },
    { status: "error", message: "The shelf is closed", code: 7, data: { id: "7" } },
    { status: 409, title: "The shelf is closed" },
    { statusCode: 400, error: "Bad Request", message: "The shelf is closed" },
  ])("has errors and no record: %j", async (body) => {
    answered(body);
    const denial = await failure(transport().send(request));
    expect(denial).toMatchObject({ kind: "http", statusCode: 422 });
    expect([denial.serverMessage, ...denial.details.map(({ message }) => message)]).toContain("The shelf is closed");
  });

  test.each([
    { id: "7", success: false },
    { success: true, id: "7" },
    { id: "7", errors: ["a field of the record"] },
    { data: { id: "7" }, errors: [{ message: "a part is missing" }] },
    { made: 3, errors: [], error: null },
    { made: 3, errors: { code: [] }, error: "" },
    { made: 3, errors: 0, error: false },
    { made: 3, status: "error" },
    { made: 3, status: "failed", message: "an attempt of the day before" },
    { made: 3, status: 404 },
    { id: "7", status: "error", message: "a field of the record" },
    { id: "7", status: 404, title: "a field of the record" },
    { status: "success", data: { id: "7", status: "fail" } },
  ])("is not a failure if it is a record: %o", async (record) => {
    answered(record);
    expect(await transport().send(request)).toEqual("data" in record ? record.data : record);
  });

  test("is not a failure if a record comes with errors", async () => {
    answered({ ticket: { id: "7" }, errors: ["A part is missing"] });
    expect(await transport().send(request)).toEqual({ id: "7" });
  });
});

describe("the response to a write", () => {
  const CREATE = { method: "POST", path: "/tickets", body: { code: "A" } } as const;
  const text = (body: string, type: string) => () => new Response(body, { headers: { "content-type": type } });

  test.each([
    ["text", text("Saved", "text/plain"), "Saved"],
    ["text with content type HTML", text("OK", "text/html"), "OK"],
    ["truncated JSON", text('{"id": ', "application/json"), '{"id":'],
    ["a token of digits", text("12345678", "text/plain"), "12345678"],
    ["JSON with content type text", text('{"id": 7}', "text/plain"), { id: 7 }],
    ["204 without a body", () => new Response(null, { status: 204 }), undefined],
    ["202 without a body", () => new Response("", { status: 202 }), undefined],
  ])("case 63: any 2xx is a success, including %s", async (_, answer, wanted) => {
    fakeFetch(answer);
    expect(await transport().send(CREATE)).toEqual(wanted);
    expect(await transport().send(UPDATE)).toEqual(wanted);
  });

  test("a whole web page is rejected", async () => {
    fakeFetch(text("<!doctype html><title>Sign in to the network</title>", "text/html"));
    expect(await failure(transport().send(CREATE))).toMatchObject({ kind: "unexpected" });
  });

  test.each([
    ["an array of records", [{ id: 1 }], [{ id: 1 }]],
    ["an array of texts", ["A-1", "A-2"], ["A-1", "A-2"]],
    ["an envelope of its own", { tickets: [{ id: 1 }], at: "now" }, [{ id: 1 }]],
    ["an object without a list", { made: 3 }, []],
  ])("a write of many records may return %s", async (_, body, rows) => {
    fakeFetch(() => json(body));
    expect((await transport().list(CREATE)).rows).toEqual(rows);
  });

  test("keeps the digits of a record's numbers, in responses and requests", async () => {
    const body = '{"id":9007199254740993,"amount":1.10}';
    const calls = fakeFetch(text(body, "application/json"));
    const { record } = await transport().load(ONE);
    await transport().send({ ...UPDATE, body: record });
    expect(calls.at(-1)?.body).toBe(body);
  });
});

describe("a backend that limits the request rate", () => {
  const tooMany = (wait: string | null) => json({}, 429, wait === null ? {} : { "retry-after": wait });

  test("is called again after Retry-After", async () => {
    const answers = [tooMany("1"), json({ id: 7 })];
    const asked: number[] = [];
    fakeFetch(() => {
      asked.push(Date.now());
      return answers.shift() ?? expect.fail("a third call");
    });
    await transport().load(ONE);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();

  test.each([
    ["seconds", "3600", 10],
    ["a date", inAnHour, 10],
    ["nothing", null, null],
    ["no time", "9e9", null],
  ])(
    "case 74: is called once if Retry-After is %s too long, and the error has a bounded retry time",
    async (...row) => {
      const [, wait, minutes] = row;
      const calls = fakeFetch(() => tooMany(wait));
      const error = await failure(transport().load(ONE));
      expect(calls).toHaveLength(1);
      expect(error.statusCode).toBe(429);
      expect(error.retryAt === null ? null : Math.round((error.retryAt - Date.now()) / 60_000)).toBe(minutes);
    },
  );
});

describe("a 404", () => {
  const CREATE = { method: "POST", path: "/tickets", body: { code: "A" } } as const;

  test.each([
    ["to a collection is reported as 405: the call does not exist", CREATE, 405],
    ["to a record stays a 404", UPDATE, 404],
  ])("of a write %s", async (_, request, statusCode) => {
    fakeFetch(() => json({ message: "Not found" }, 404));
    expect((await failure(transport().send(request))).statusCode).toBe(statusCode);
  });
});

describe("a deletion", () => {
  const DELETE = { method: "DELETE", path: "/tickets/{id}", params: { id: "7" } } as const;

  test.each([
    ["200 and a text", () => new Response("Deleted", { headers: { "content-type": "text/plain" } })],
    ["200 without a body", () => new Response("", { status: 200 })],
    ["200 and an HTML fragment", () => new Response("<p>OK</p>", { headers: { "content-type": "text/html" } })],
    ["201", () => json({ id: 7 }, 201)],
    ["202 without a body", () => new Response(null, { status: 202 })],
    ["204", () => new Response(null, { status: 204 })],
  ])("succeeds with %s", async (_, answer) => {
    fakeFetch(answer);
    await transport().send(DELETE);
  });
});
