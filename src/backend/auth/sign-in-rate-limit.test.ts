import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCredentials } from "../config/demo-credentials.ts";
import { startTestBackend, type TestBackend, toBasic } from "../testing/test-backend.ts";
import { toNetwork } from "./sign-in-rate-limit.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend("embedded", { loginLimit: 5, trustProxy: ["127.0.0.1"] });
});
afterAll(() => backend.close());

/** A sign-in that a trusted proxy passes on for a client. */
async function signInFrom(address: string, username: string, password = "wrong"): Promise<number> {
  const headers = { authorization: toBasic(username, password), "x-forwarded-for": address };
  return (await backend.call({ method: "POST", url: "/api/authentication", headers })).statusCode;
}

test("case 170: one address that tries many names is rate limited", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 51; count += 1) {
    statuses.push(await signInFrom("203.0.113.9", `name${count}@example.com`));
  }
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([50, 429]);
}, 60_000);

test("case 170: a name tried from many addresses is rate limited, except from an address of its user's earlier sign-ins", async () => {
  const { username, password } = demoCredentials;
  expect(await signInFrom("198.51.100.1", username, password)).toBe(200);
  for (let count = 0; count < 50; count += 1) {
    await signInFrom(`192.0.2.${count}`, username);
  }
  expect(await signInFrom("192.0.2.200", username)).toBe(429);
  expect(await signInFrom("198.51.100.1", username, password)).toBe(200);
}, 60_000);

test("case 171: a forged X-Forwarded-For does not evade the rate limit", async () => {
  const { app } = backend;
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const headers = { authorization: toBasic("spoof@example.com", "x"), "x-forwarded-for": `10.0.0.${count}` };
    const request = { method: "POST", url: "/api/authentication", headers, remoteAddress: "203.0.113.77" } as const;
    statuses.push((await app.inject(request)).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("case 171: %s is of the network %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
