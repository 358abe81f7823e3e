import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";

const CONSOLE = "https://console.example";
let open: TestBackend;
let closed: TestBackend;

beforeAll(async () => {
  open = await startTestBackend("embedded", { allowedOrigins: [CONSOLE, "http://localhost:5173"] });
  closed = await startTestBackend("embedded");
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

const list = (origin: string) => ({ url: "/api/books", headers: { origin } });
const preflight = (origin: string) => ({
  method: "OPTIONS" as const,
  url: "/api/books/1",
  headers: {
    origin,
    "access-control-request-method": "PUT",
    "access-control-request-headers": "authorization,content-type,if-match",
  },
});

describe("case 142: CORS, for a page of another origin", () => {
  test("with an allowed origin can send requests and read the response and its ETag", async () => {
    const { headers } = await open.call(list(CONSOLE));
    expect(headers["access-control-allow-origin"]).toBe(CONSOLE);
    const exposed = String(headers["access-control-expose-headers"]).split(", ");
    expect(exposed).toEqual(expect.arrayContaining(["ETag", "Idempotency-Replayed", "Retry-After"]));
    expect(headers["vary"]).toContain("Origin");
    const asked = await open.call(preflight(CONSOLE));
    expect(asked.statusCode).toBe(204);
    expect(asked.headers["access-control-allow-methods"]).toContain("PUT");
    const allowed = String(asked.headers["access-control-allow-headers"]).split(", ");
    expect(allowed).toEqual(expect.arrayContaining(["If-Match", "If-None-Match", "Idempotency-Key"]));
  });

  test.each([
    "https://evil.example",
    "null",
    "https://console.example.evil",
    "https://console.example:8443",
    "http://console.example",
    "https://CONSOLE.example",
    "https://evil.example?https://console.example",
    "*",
  ])("%s cannot", async (origin) => {
    for (const call of [list(origin), preflight(origin)]) {
      expect((await open.call(call)).headers).not.toHaveProperty("access-control-allow-origin");
    }
  });

  test("with an allowed origin can call the API, but not read the console's files", async () => {
    const { headers } = await open.call({ url: "/config.json", headers: { origin: CONSOLE } });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test.each([CONSOLE, "null"])("%s is not allowed where no origin is configured", async (origin) => {
    for (const call of [list(origin), preflight(origin)]) {
      expect((await closed.call(call)).headers).not.toHaveProperty("access-control-allow-origin");
    }
  });
});

test("an ALLOWED_ORIGINS entry that is no exact origin is rejected at the start", () => {
  const env = { ALLOWED_ORIGINS: "https://console.example/, *, null, console.example, https://*.example" };
  expect(() => readConfig(env)).toThrow(/ALLOWED_ORIGINS: "https:\/\/console.example\/" is not an origin/);
  expect(() => readConfig(env)).toThrow(/"\*" is not an origin/);
  expect(() => readConfig(env)).toThrow(/"https:\/\/\*\.example" is not an origin/);
  expect(readConfig({ ALLOWED_ORIGINS: " https://a.example,http://localhost:1 " }).allowedOrigins).toEqual([
    "https://a.example",
    "http://localhost:1",
  ]);
});
