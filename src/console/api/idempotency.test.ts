import { describe, expect, test } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { testConfig } from "../testing/session-harness.ts";
import { createTransport, type TransportParts } from "./transport.ts";

const signedIn: TransportParts["tokens"] = {
  accessToken: async () => "token",
  renewedToken: async () => null,
};

const transport = (tokens = signedIn) =>
  createTransport({ backend: testConfig.backends.main, tokens, timeoutMs: null });

describe("the idempotency key", () => {
  const CREATE = { method: "POST", path: "/tickets", body: { code: "A" } } as const;
  const main = testConfig.backends.main;
  const says = (idempotency: "always" | "never") => ({ abilities: { idempotency } });
  const keysOf = (calls: ReturnType<typeof fakeFetch>) => calls.map(({ headers }) => headers.get("idempotency-key"));

  test("case 60: is sent with every POST, unique unless the caller passes one", async () => {
    const calls = fakeFetch(() => json({ id: 1 }));
    await transport().send(CREATE);
    await transport().send(CREATE);
    await transport().list(CREATE, {}, { idempotencyKey: "same" });
    await transport().send(CREATE, { idempotencyKey: "same" });
    const [first, second, ...others] = keysOf(calls);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(first).not.toBe(second);
    expect(others).toEqual(["same", "same"]);
  });

  test("is sent with no other method", async () => {
    const calls = fakeFetch(() => json({ id: 1 }));
    await transport().load({ method: "GET", path: "/tickets/{id}", params: { id: 1 } });
    await transport().send({ method: "PUT", path: "/tickets/{id}", params: { id: 1 }, body: {} });
    await transport().send({ method: "DELETE", path: "/tickets/{id}", params: { id: 1 } });
    expect(keysOf(calls)).toEqual([null, null, null]);
  });

  test("is unchanged when a call is sent again with a newer token", async () => {
    const answers = [json({}, 401), json({ id: 1 })];
    const calls = fakeFetch(() => answers.shift() ?? expect.fail("a third call"));
    const tokens = { accessToken: async () => "old", renewedToken: async () => "new" };
    await transport(tokens).send(CREATE);
    const [first, second] = keysOf(calls);
    expect(first).toBe(second);
    expect(first).not.toBeNull();
  });

  test.each([
    ["is not sent to another origin", { url: "https://backend.example" }, false],
    ["is sent to another origin if configured", { url: "https://b.example", ...says("always") }, true],
    ["is not sent to the same origin if disabled", says("never"), false],
  ])("%s", async (_, config, isSent) => {
    const calls = fakeFetch(() => json({ id: 1 }));
    await createTransport({ backend: { ...main, ...config }, tokens: signedIn, timeoutMs: null }).send(CREATE);
    expect(keysOf(calls)[0] !== null).toBe(isSent);
  });
});
