import { beforeAll, expect, test } from "vitest";
import { demoCredentials } from "../config/demo-credentials.ts";
import { toBasic } from "../testing/basic-header.ts";
import { forSuite } from "../testing/for-suite.ts";
import { stopDatabaseClock } from "../testing/stopped-clock.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import type { Credentials } from "./basic-credentials.ts";
import { toNetwork } from "./networks.ts";

const backend = forSuite(() => startTestBackend("embedded", { loginLimit: 5, trustProxy: ["127.0.0.1"] }));
beforeAll(async () => {
  await stopDatabaseClock(backend.context.db);
});

/** A sign-in that a trusted proxy forwards. */
async function signInFrom(address: string, username: string, password = "wrong"): Promise<number> {
  return (await answerFrom(address, { username, password })).statusCode;
}

function answerFrom(address: string, { username, password }: Credentials, cookie = "") {
  const headers = { authorization: toBasic(username, password), "x-forwarded-for": address, cookie };
  return backend.call({ method: "POST", url: "/api/authentication", headers });
}

const credentials: Credentials = { username: demoCredentials.username, password: demoCredentials.password };

test("case 170: one address that tries many names is rate limited", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 51; count += 1) {
    statuses.push(await signInFrom("203.0.113.9", `name${count}@example.com`));
  }
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([50, 429]);
});

test("case 170: a hundred addresses that try one name neither lock its user out nor get more guesses", async () => {
  const { username, password } = credentials;
  const first = await answerFrom("198.51.100.1", credentials);
  const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
  expect([first.statusCode, cookie]).toEqual([200, expect.stringMatching(/^device=[\w-]{43}$/)]);
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 100; count += 1) {
      statuses.push(await signInFrom(`192.0.2.${count}`, username));
    }
  }
  // Fifty before the attack is detected, then one attempt per address.
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(150);
  expect(statuses.slice(200)).not.toContain(401);

  expect(await signInFrom("198.51.100.1", username, password)).toBe(200);
  expect((await answerFrom("203.0.113.50", credentials, cookie)).statusCode).toBe(200);
  expect(await signInFrom("203.0.113.51", username, password)).toBe(200);
  expect(await signInFrom("203.0.113.52", username)).toBe(401);
  const mistaken = await answerFrom("203.0.113.52", credentials);
  expect([mistaken.statusCode, Number(mistaken.headers["retry-after"]) <= 300]).toEqual([429, true]);
}, 120_000);

test("case 170: a trusted browser can sign in while others in its network are rate limited", async () => {
  const first = await answerFrom("198.51.100.77", credentials);
  const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
  for (let count = 0; count < 12; count += 1) {
    await signInFrom("198.51.100.77", credentials.username);
  }
  expect(await signInFrom("198.51.100.77", credentials.username, credentials.password)).toBe(429);
  expect((await answerFrom("198.51.100.77", credentials, cookie)).statusCode).toBe(200);
  const stranger = await answerFrom(
    "198.51.100.78",
    { username: "x@y.example", password: "x" },
    `device=${"A".repeat(43)}`,
  );
  expect(stranger.statusCode).toBe(401);
});

test("case 171: a trusted address includes its /64 network", async () => {
  const { username, password } = { username: demoCredentials.username, password: demoCredentials.password };
  expect(await signInFrom("2001:db8:7:7::1", username, password)).toBe(200);
  for (let count = 0; count < 100; count += 1) {
    await signInFrom(`192.0.2.${count}`, username);
  }
  expect(await signInFrom("2001:db8:7:7::2", username)).toBe(401);
  expect(await signInFrom("2001:db8:7:7::3", username, password)).toBe(200);
});

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
])("case 171: %s is in the network %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
