import { beforeAll, expect, test } from "vitest";
import { demoCredentials } from "../config/demo-credentials.ts";
import { toBasic } from "../testing/basic-header.ts";
import { forSuite } from "../testing/for-suite.ts";
import { stopDatabaseClock } from "../testing/stopped-clock.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import type { Credentials } from "./basic-credentials.ts";
import { createStaffUser } from "./staff-users.ts";

const LIMIT = 3;
const ana: Credentials = { username: demoCredentials.username, password: demoCredentials.password };
const rui: Credentials = { username: "rui@example.com", password: "Uma-Senha-9" };

const backend = forSuite(() => startTestBackend("embedded", { loginLimit: LIMIT, trustProxy: ["127.0.0.1"] }));
beforeAll(async () => {
  await stopDatabaseClock(backend.context.db);
  await createStaffUser(backend.context.db, { ...rui, name: "Rui" });
});

interface Browser {
  readonly address: string;
  readonly cookie?: string;
  readonly protocol?: string;
}

function signIn({ username, password }: Credentials, { address, cookie = "", protocol = "https" }: Browser) {
  const headers = {
    authorization: toBasic(username, password),
    "x-forwarded-for": address,
    "x-forwarded-proto": protocol,
    cookie,
  };
  return backend.call({ method: "POST", url: "/api/authentication", headers });
}

async function cookieOf(user: Credentials, browser: Browser): Promise<string> {
  const [cookie = ""] = String((await signIn(user, browser)).headers["set-cookie"]).split(";");
  return cookie;
}

/** The network of a sign-in is at its limit, so only a trusted browser can still sign in. */
async function useUp(user: Credentials, address: string): Promise<void> {
  for (let count = 0; count < LIMIT; count += 1) {
    await signIn({ ...user, password: "wrong" }, { address });
  }
  expect((await signIn(user, { address })).statusCode).toBe(429);
}

test("two users of one browser are both trusted, and their former ids are void", async () => {
  const address = "203.0.113.20";
  const first = await cookieOf(ana, { address });
  const second = await cookieOf(rui, { address, cookie: first });
  const third = await cookieOf(ana, { address, cookie: second });
  await useUp(ana, address);
  await useUp(rui, address);
  const statusOf = async (user: Credentials, cookie: string) => (await signIn(user, { address, cookie })).statusCode;
  expect(await statusOf(ana, second)).toBe(429);
  expect(await statusOf(rui, third)).toBe(200);
  expect(await statusOf(ana, third)).toBe(200);
});

test("a cookie holds the ids of the last eight users", async () => {
  const address = "203.0.113.21";
  const planted = Array.from({ length: 30 }, (_, index) => `${index}`.padStart(43, "A")).join(".");
  const cookie = await cookieOf(ana, { address, cookie: `__Host-device=${planted}` });
  expect(cookie).toMatch(/^__Host-device=[\w-]{43}(?:\.[\w-]{43}){7}$/);
});

test("a cookie that a sibling domain has set does not hide the browser's own one", async () => {
  const address = "203.0.113.22";
  const own = await cookieOf(ana, { address });
  await useUp(ana, address);
  const cookie = `__Secure-device=${"A".repeat(43)}; ${own}`;
  expect((await signIn(ana, { address, cookie })).statusCode).toBe(200);
});

test("a sign-in works if the proxy forwards another protocol", async () => {
  const answer = await signIn(ana, { address: "203.0.113.23", protocol: "wss", cookie: `device=${"A".repeat(43)}` });
  expect(answer.statusCode).toBe(200);
});
