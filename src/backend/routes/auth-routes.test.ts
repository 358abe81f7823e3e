import type { KeyObject } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { eq, sql } from "drizzle-orm";
import { generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { createKeyRing } from "../auth/key-ring.ts";
import { readRefreshToken } from "../auth/refresh-token.ts";
import { createSessionStore } from "../auth/session-store.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import { staffUsers } from "../database/own-tables.ts";
import { toBasic } from "../testing/basic-header.ts";
import { createFactorUsers, type Pair } from "../testing/factor-users.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { rawKey } from "../testing/raw-key.ts";
import { stopDatabaseClock } from "../testing/stopped-clock.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";

describeOnDatabases("signing in, on the %s database", (kind) => {
  const backend = forSuite(() => startTestBackend(kind));
  const signIn = async () => (await backend.signIn()).json<Pair>();
  const { refresh, statusWith } = createFactorUsers(backend);

  test("the demo administrator gets tokens for the API, with the claims that the console reads", async () => {
    const { accessToken } = await signIn();
    const claims = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ username: demoCredentials.username, name: demoCredentials.name });
    expect(claims.exp - claims.iat).toBe(4 * 3600);
    expect(await statusWith(accessToken)).toBe(200);
  });

  test("case 38, case 169: an unknown user and a wrong password get the same response, and the browser opens no dialog", async () => {
    const answers = [await backend.signIn(undefined, "wrong"), await backend.signIn("nobody@demo.example", "wrong")];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["www-authenticate"]).toBe("Bearer");
      expect(answer.json()).toMatchObject({ message: "User or password invalid", details: [] });
    }
  });

  test.each([undefined, "Basic", "Basic !!!", "Basic YQ==", `Basic ${Buffer.from([255, 58, 65]).toString("base64")}`])(
    "unreadable credentials (%s) are rejected",
    async (authorization) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const answer = await backend.call({ method: "POST", url: "/api/authentication", headers });
      expect(answer.statusCode).toBe(401);
    },
  );

  test("case 175: a refresh rotates the refresh token", async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).json<Pair>();
    const third = (await refresh(second.refreshToken)).json<Pair>();
    expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
    expect(await statusWith(third.accessToken)).toBe(200);
  });

  test("case 176: the previous refresh token returns the same new token for 10 s", async () => {
    const { refreshToken } = await signIn();
    const once = (await refresh(refreshToken)).json<Pair>();
    const again = (await refresh(refreshToken)).json<Pair>();
    expect(again.refreshToken).toBe(once.refreshToken);
  });

  test("case 177: reuse of an older refresh token ends the session", async () => {
    const { refreshToken } = await signIn();
    const next = (await refresh(refreshToken)).json<Pair>();
    await backend.context.db.execute(sql`update sessions set rotated_at = now() - interval '11 seconds'`);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(next.refreshToken)).statusCode).toBe(401);
    expect(await statusWith(next.accessToken)).toBe(401);
  });

  test("case 178: 20 concurrent refreshes with one token give one new token", async () => {
    const { refreshToken } = await signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(new Set(answers.map((answer) => answer.json<Pair>().refreshToken)).size).toBe(1);
  });

  test("case 174: a repeated refresh returns the same token after the secret was rotated", async () => {
    const { db, keys: old } = backend.context;
    const { refreshToken } = await signIn();
    const first = (await refresh(refreshToken)).json<Pair>();
    const ring = createKeyRing(() => newest);
    const newest = ["a newer secret, which is long enough too", "a secret for tests, long enough to be one"];
    expect(ring.all()[1]?.id).toBe(old.current().id);
    const limits = { idleHours: 72, isFactorRequired: false, allowsPasswords: true };
    const rotated = createSessionStore({ db, keys: ring, audience: "main", ...limits });
    expect((await rotated.refresh(refreshToken)).pair?.refreshToken).toBe(first.refreshToken);
    const next = await rotated.refresh(first.refreshToken);
    expect(readRefreshToken(old, "main", next.pair?.refreshToken ?? "")).toBeNull();
  });

  test("case 167: a weak password hash is upgraded at the next sign-in", async () => {
    const { db } = backend.context;
    const weak = await hash(demoCredentials.password, { memoryCost: 8_192 });
    await db.update(staffUsers).set({ password: weak }).where(eq(staffUsers.username, demoCredentials.username));
    expect((await backend.signIn()).statusCode).toBe(200);
    const [user] = await db.select().from(staffUsers).where(eq(staffUsers.username, demoCredentials.username));
    expect(user?.password).toContain("m=19456");
    expect((await backend.signIn()).statusCode).toBe(200);
  });

  test("a forged refresh token, or an access token in its place, is rejected", async () => {
    const { accessToken, refreshToken } = await signIn();
    for (const token of ["x", accessToken, `${refreshToken.slice(0, -2)}AA`, refreshToken.replace(".0.", ".1.")]) {
      const answer = await refresh(token);
      expect([answer.statusCode, answer.json().message]).toEqual([401, "Token refresh failed"]);
    }
  });

  test("case 179: sign-out ends access and refresh at once, and the reading session opened from it", async () => {
    const { accessToken, refreshToken } = await signIn();
    const reading = await backend.as(accessToken, {
      method: "POST",
      url: "/reading-api/token",
      body: { username: demoCredentials.username },
    });
    const readingToken = reading.json<Pair>().accessToken;
    expect((await backend.as(readingToken, { url: "/reading-api/query/topics?q=a" })).json()).toEqual({
      name: "topics",
      parameters: { q: "a" },
    });
    expect((await backend.as(accessToken, { method: "POST", url: "/api/logout" })).statusCode).toBe(204);
    expect(await statusWith(accessToken)).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await backend.as(readingToken, { url: "/reading-api/query/topics" })).statusCode).toBe(401);
  });

  test("case 31: a token of one backend is rejected by the other", async () => {
    const headers = { authorization: toBasic(demoCredentials.username, demoCredentials.password) };
    const reading = (await backend.call({ method: "POST", url: "/reading-api/token", headers })).json<Pair>();
    const main = await signIn();
    expect(await statusWith(reading.accessToken)).toBe(401);
    expect((await backend.as(main.accessToken, { url: "/reading-api/query/x" })).statusCode).toBe(401);
    expect((await refresh(reading.refreshToken)).statusCode).toBe(401);
    const body = { refreshToken: reading.refreshToken };
    expect((await backend.call({ method: "POST", url: "/reading-api/refresh", body })).statusCode).toBe(200);
  });

  test("case 173: forged, expired, foreign and unsigned tokens are rejected", async () => {
    const { accessToken } = await signIn();
    const payload = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString());
    const keys = backend.context.keys.current();
    const own = new Uint8Array(32);
    const { privateKey } = await generateKeyPair("RS256");
    const now = Math.floor(Date.now() / 1000);
    const ownKey = await rawKey(keys, "main");
    const sign = (claims: object, signer: Uint8Array | KeyObject = ownKey, header: object = {}) =>
      new SignJWT({ ...payload, ...claims }).setProtectedHeader({ alg: "HS256", kid: keys.id, ...header }).sign(signer);
    expect(await statusWith(await sign({}))).toBe(200);
    for (const token of [
      await sign({ exp: now - 1 }),
      await sign({ nbf: now + 600 }),
      await sign({ iss: "someone" }),
      await sign({ aud: "reading" }),
      await sign({ sid: "00000000-0000-7000-8000-000000000000" }),
      await sign({}, await rawKey(keys, "reading")),
      await sign({}, keys.of("main").refresh),
      await sign({}, undefined, { kid: "../../dev/null" }),
      await sign({}, undefined, { kid: "' or 1=1 --" }),
      await sign({}, undefined, { kid: undefined }),
      await sign({}, undefined, { alg: "HS512" }),
      await sign({}, own, { jwk: { kty: "oct", k: Buffer.from(own).toString("base64url") } }),
      await sign({}, own, { jku: "https://evil.example/keys" }),
      await new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: keys.id }).sign(privateKey),
      new UnsecuredJWT(payload).encode(),
      (await signIn()).refreshToken,
      accessToken.slice(0, -3),
      "a.b.c",
    ]) {
      expect(await statusWith(token)).toBe(401);
    }
  });

  test("case 182: every generated route responds with 401 without a token and with a wrong one", async () => {
    for (const { method, path } of testProduct.model.routes) {
      const url = `/api${path.replace(":id", "01a1fd2e-a244-760d-b6bc-da2cbd98dfd0")}`;
      expect([path, (await backend.call({ method, url })).statusCode]).toEqual([path, 401]);
      expect([path, (await backend.as("wrong", { method, url })).statusCode]).toEqual([path, 401]);
    }
  });

  test.each([
    ["POST", "/api/logout"],
    ["POST", "/api/tools/shelf-mark"],
    ["GET", "/api/nothing"],
    ["OPTIONS", "/api/books"],
    ["HEAD", "/api/books"],
    ["GET", "/reading-api/query/x"],
    ["POST", "/reading-api/query"],
    ["GET", "/reading-api/nothing"],
  ] as const)("case 182: %s %s without a token is 401", async (method, url) => {
    expect((await backend.call({ method, url })).statusCode).toBe(401);
  });
});

test("a password matches exactly as it was set: with other capitals, blanks, composition or length it does not", async () => {
  const backend = await startTestBackend("embedded");
  const password = ` Pa\u00e1-${"9".repeat(180)}x `;
  await backend.context.db.update(staffUsers).set({ password: await hash(password) });
  const others = [password.trim(), password.toLowerCase(), password.normalize("NFD"), password.slice(0, 72)];
  const statuses = [];
  for (const given of [...others, password]) {
    statuses.push((await backend.signIn(undefined, given)).statusCode);
  }
  await backend.close();
  expect(statuses).toEqual([401, 401, 401, 401, 200]);
});

test("case 170: the eleventh sign-in of a minute for one name is 429, and other names are not affected", async () => {
  const backend = await startTestBackend("embedded", { loginLimit: 10 });
  await stopDatabaseClock(backend.context.db);
  for (let count = 0; count < 10; count += 1) {
    expect((await backend.signIn("guess@demo.example", "wrong")).statusCode).toBe(401);
  }
  const eleventh = await backend.signIn("guess@demo.example", "wrong");
  expect(eleventh.statusCode).toBe(429);
  expect(eleventh.headers["retry-after"]).toBeDefined();
  expect(eleventh.json()).toMatchObject({ statusCode: 429, details: [] });
  expect((await backend.signIn()).statusCode).toBe(200);
  await backend.close();
});
