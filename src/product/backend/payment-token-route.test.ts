import { hkdfSync } from "node:crypto";
import { jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { openBackend } from "./testing/open-backend.ts";

describe("the payment token tool", () => {
  const { call } = openBackend("embedded");

  test("the payment token tool gives a token for a name and a secret", async () => {
    const body = { username: "ana@example.com", secret: "shared" };
    const answer = await call({ method: "POST", url: "/api/tools/payment/token", body });
    const { token } = answer.json<{ token: string }>();
    const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "entity-console", "payment token", 32));
    expect((await jwtVerify(token, keyOf("shared"), { audience: "payment" })).payload["username"]).toBe(
      "ana@example.com",
    );
    await expect(jwtVerify(token, keyOf("another"))).rejects.toThrow("signature verification failed");
    const empty = { username: "ana@example.com", secret: "" };
    expect((await call({ method: "POST", url: "/api/tools/payment/token", body: empty })).statusCode).toBe(422);
  });
});
