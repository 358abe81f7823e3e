import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rawKey } from "../testing/raw-key.ts";
import { issueAccessToken, readBearerToken, verifyAccessToken } from "./access-token.ts";
import { createKeyRing } from "./key-ring.ts";

const secrets = ["a-secret-of-the-tests-0123456789-0123"];
const ring = createKeyRing(() => secrets);
const keys = ring.current();
const ownKey = await rawKey(keys, "main");
const otherKey = await rawKey(keys, "reading");
const claims = { userId: "u1", sessionId: "s1", username: "ana@example.com", name: "Ana" };
const payload = { sid: "s1", username: "ana@example.com", name: "Ana" };

interface Forgery {
  readonly payload?: object;
  readonly header?: object;
  readonly key?: Uint8Array;
  /** Claims to leave out. */
  readonly without?: readonly string[];
}

/** A valid token of this backend with the given changes. */
function forge({ payload: own = {}, header = {}, key = ownKey, without = [] }: Forgery): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const usual = {
    ...payload,
    role: "reader",
    sub: "u1",
    iss: "entity-console",
    aud: "main",
    iat: now,
    exp: now + 60,
    ...own,
  };
  const kept = Object.fromEntries(Object.entries(usual).filter(([name]) => !without.includes(name)));
  return new SignJWT(kept).setProtectedHeader({ alg: "HS256", typ: "JWT", kid: keys.id, ...header }).sign(key);
}

afterEach(() => {
  vi.useRealTimers();
});

describe("an access token", () => {
  test("is accepted by the backend that issued it and by no other", async () => {
    for (const [audience, other] of [
      ["main", "reading"],
      ["reading", "main"],
    ] as const) {
      const token = await issueAccessToken(ring, audience, { ...claims, role: "reader" });
      expect(await verifyAccessToken(ring, audience, token)).toEqual(claims);
      expect(await verifyAccessToken(ring, other, token)).toBeNull();
    }
  });

  test("has the id of its key, its time of issue and its expiry", async () => {
    const token = await issueAccessToken(ring, "main", { ...claims, role: "reader" });
    expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", typ: "JWT", kid: keys.id });
    const { iat = 0, exp = 0, ...rest } = decodeJwt(token);
    expect([exp - iat, rest]).toEqual([
      4 * 3600,
      { ...payload, role: "reader", sub: "u1", iss: "entity-console", aud: "main" },
    ]);
    expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60);
  });

  test("case 173: is accepted until it expires", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
    const token = await issueAccessToken(ring, "main", { ...claims, role: "reader" });
    vi.setSystemTime(1_800_000_000_000 + 4 * 3600 * 1000 - 1000);
    expect(await verifyAccessToken(ring, "main", token)).toEqual(claims);
    vi.setSystemTime(1_800_000_000_000 + 4 * 3600 * 1000);
    expect(await verifyAccessToken(ring, "main", token)).toBeNull();
  });

  test("is rejected once its key is removed", async () => {
    let inForce = secrets;
    const changing = createKeyRing(() => inForce);
    const token = await issueAccessToken(changing, "main", { ...claims, role: "reader" });
    expect(await verifyAccessToken(changing, "main", token)).toEqual(claims);
    inForce = ["another-secret-of-the-tests-0123456789"];
    expect(await verifyAccessToken(changing, "main", token)).toBeNull();
  });

  test("is accepted only with the claims that this backend issues", async () => {
    expect(await verifyAccessToken(ring, "main", await forge({}))).toEqual(claims);
  });

  test("is accepted if the issuer's clock is half a minute ahead", async () => {
    const ahead = Math.floor(Date.now() / 1000) + 30;
    expect(await verifyAccessToken(ring, "main", await forge({ payload: { iat: ahead } }))).toEqual(claims);
  });

  const later = Math.floor(Date.now() / 1000) + 3600;
  const FORGERIES: readonly [string, Forgery][] = [
    ["another key", { key: otherKey }],
    ["the key of refresh tokens", { key: keys.of("main").refresh }],
    ["a key that is named and not known", { header: { kid: "../../etc/passwd" } }],
    ["no key's name", { header: { kid: undefined } }],
    ["another algorithm and key", { header: { alg: "HS512" }, key: new Uint8Array(64) }],
    ["another algorithm with the same key", { header: { alg: "HS384" }, key: ownKey }],
    ["another issuer", { payload: { iss: "somebody" } }],
    ["another audience", { payload: { aud: "reading" } }],
    ["a start time in the future", { payload: { nbf: later } }],
    ["an issue time in the future", { payload: { iat: later - 3600 + 90, exp: later } }],
    ["an expiry time in the past", { payload: { exp: later - 7200 } }],
    ...["sub", "sid", "username", "name", "iat", "exp", "iss", "aud"].map((name): [string, Forgery] => [
      `no ${name}`,
      { without: [name] },
    ]),
    ...["sid", "username", "name"].map((name): [string, Forgery] => [
      `a number for ${name}`,
      { payload: { [name]: 5 } },
    ]),
  ];
  test.each(FORGERIES)("case 173: a token with %s is rejected", async (_, forgery) => {
    expect(await verifyAccessToken(ring, "main", await forge(forgery))).toBeNull();
  });

  test("case 173: an unsigned token, or text that is no token, is rejected", async () => {
    const unsigned = new UnsecuredJWT({ ...payload, sub: "u1" }).setIssuer("entity-console").setAudience("main");
    const bare = unsigned.setIssuedAt().setExpirationTime("1h").encode();
    const [head, body] = (await forge({})).split(".");
    for (const token of [bare, `${head}.${body}.`, `${head}.${body}`, "", "a.b.c", "token"]) {
      expect(await verifyAccessToken(ring, "main", token)).toBeNull();
    }
  });

  test("an internal error is thrown, and not treated as an invalid token", async () => {
    const broken = createKeyRing(() => {
      throw new RangeError("no secrets today");
    });
    await expect(verifyAccessToken(broken, "main", await forge({}))).rejects.toThrow("no secrets today");
  });
});

test.each([
  ["Bearer abc", "abc"],
  ["bearer   a.b-c_d~e+f/g==", "a.b-c_d~e+f/g=="],
  ["Bearer", null],
  ["Bearer ", null],
  ["Bearerabc", null],
  ["Bearer a b", null],
  ["Bearer =abc", null],
  [" Bearer abc", null],
  ["Bearer abc ", null],
  ["Bearer abc\t", null],
  ["Bearer\tabc", null],
  ["Bearer abc\n", null],
  ["Basic abc", null],
  ["Bearer abc, Basic abc", null],
  ["", null],
  [undefined, null],
])("the header %j contains the token %j", (header, token) => {
  expect(readBearerToken(header)).toBe(token);
});
