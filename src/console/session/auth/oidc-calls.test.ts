import { beforeEach, describe, expect, test, vi } from "vitest";
import type { OidcAuth } from "../../../contract/backend-auth.ts";
import { safeStorage } from "../../lib/safe-storage.ts";
import { fakeFetch, json, type SentCall } from "../../testing/fake-fetch.ts";
import { isRefusal } from "../refresher.ts";
import { createOidcCalls } from "./oidc-calls.ts";

const ISSUER = "https://id.example";
const AUTH: OidcAuth = { kind: "oidc", issuer: ISSUER, clientId: "console", endSession: true };
const METADATA = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  end_session_endpoint: `${ISSUER}/end`,
};

let now = Date.now();

const open = (auth: OidcAuth = AUTH) =>
  createOidcCalls({ auth, storage: safeStorage(() => window.localStorage), timeoutMs: null, now: () => now });

const base64 = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");

/** An ID token. The signature is not checked, since the token comes from the provider over TLS. */
function idToken(claims: object): string {
  const seconds = Math.floor(Date.now() / 1000);
  const usual = { iss: ISSUER, aud: "console", sub: "7", iat: seconds, exp: seconds + 60 };
  return `${base64({ alg: "RS256" })}.${base64({ ...usual, ...claims })}.signature`;
}

/** A provider whose token endpoint returns that response. */
function provider(token: (call: SentCall) => Response) {
  return fakeFetch((call) => (call.url.includes("/.well-known/") ? json(METADATA) : token(call)));
}

const unused = () => json({}, 500);

/** Starts a sign-in, and returns the parameters that the provider receives. */
async function begin(calls = open()) {
  const address = new URL((await calls.begin?.()) ?? "");
  return { calls, address, asked: Object.fromEntries(address.searchParams) };
}

const finish = (calls: ReturnType<typeof open>, parameters: { readonly [name: string]: string }) =>
  calls.finish?.(new URL(`${window.location.origin}/signed-in?${new URLSearchParams(parameters)}`));

const { digest } = crypto.subtle;

beforeEach(() => {
  now = Date.now();
  // The library looks for an ArrayBuffer of its own realm; jsdom has another one.
  vi.spyOn(crypto.subtle, "digest").mockImplementation(async (...words) => {
    const bytes = new Uint8Array(await digest.apply(crypto.subtle, words));
    const copy = new ArrayBuffer(bytes.length);
    new Uint8Array(copy).set(bytes);
    return copy;
  });
});

describe("OpenID Connect", () => {
  test("the authorization request has PKCE, state and nonce", async () => {
    provider(unused);
    const { address, asked } = await begin(open({ ...AUTH, extra: { audience: "api" } }));
    expect(address.origin + address.pathname).toBe(`${ISSUER}/authorize`);
    expect(asked).toMatchObject({
      response_type: "code",
      client_id: "console",
      redirect_uri: `${window.location.origin}/signed-in`,
      code_challenge_method: "S256",
      audience: "api",
    });
    expect([asked["state"], asked["nonce"], asked["code_challenge"]].every((text) => (text ?? "").length > 40)).toBe(
      true,
    );
  });

  test("the code is exchanged with its verifier, and the ID token names the user", async () => {
    const sent = provider(({ body }) => {
      expect(new URLSearchParams(body ?? "").get("code_verifier")).toHaveLength(43);
      const id_token = idToken({ nonce: asked["nonce"], name: "Ana Lima", preferred_username: "ana" });
      return json({ access_token: "a", token_type: "bearer", refresh_token: "r", expires_in: 60, id_token });
    });
    const { calls, asked } = await begin();
    const tokens = await finish(calls, { code: "c", state: asked["state"] ?? "" });
    expect(tokens).toMatchObject({ accessToken: "a", refreshToken: "r", expiresAt: now + 60_000 });
    expect(tokens).toMatchObject({ name: "Ana Lima", username: "ana" });
    expect(sent).toHaveLength(2);
  });

  test("the role is read from the ID token, or else from the access token", async () => {
    const reader = { at: "realm_access.roles", value: "viewer" };
    const signIn = async (access: object, id: object) => {
      const nonce = { nonce: asked["nonce"] };
      provider(() =>
        json({ access_token: idToken(access), token_type: "bearer", id_token: idToken({ ...nonce, ...id }) }),
      );
      return (await finish(calls, { code: "c", state: asked["state"] ?? "" }))?.role;
    };
    const roles = (...names: string[]) => ({ realm_access: { roles: names } });
    provider(unused);
    let { calls, asked } = await begin(open({ ...AUTH, reader }));
    expect(await signIn(roles("staff", "viewer"), {})).toBe("reader");
    ({ calls, asked } = await begin(open({ ...AUTH, reader })));
    expect(await signIn(roles("viewer"), roles("staff"))).toBe("administrator");
    ({ calls, asked } = await begin(open()));
    expect(await signIn(roles("viewer"), {})).toBeUndefined();
  });

  test("a renewal keeps the username, whatever claims its ID token has", async () => {
    provider(() => json({ access_token: "b", token_type: "bearer", id_token: idToken({ name: "Ana Lima" }) }));
    const renewed = await open().refresh("r");
    expect(renewed).toMatchObject({ accessToken: "b", name: "Ana Lima" });
    expect(renewed).not.toHaveProperty("username");
  });

  test("a renewal without an ID token keeps a role that the access token does not have", async () => {
    const reader = { at: "roles", value: "viewer" };
    const renew = async (parts: object) => {
      provider(() => json({ access_token: "b", token_type: "bearer", ...parts }));
      return (await open({ ...AUTH, reader }).refresh("r")).role;
    };
    expect(await renew({})).toBeUndefined();
    expect(await renew({ access_token: idToken({}) })).toBeUndefined();
    expect(await renew({ access_token: idToken({ roles: ["viewer"] }) })).toBe("reader");
    expect(await renew({ id_token: idToken({}) })).toBe("administrator");
  });

  test("a response counts once, and only for a sign-in that was started here within 30 minutes", async () => {
    provider(unused);
    const unknown = { kind: "unexpected", message: "This sign-in was not started in this browser, or is too old" };
    const { calls, asked } = await begin();
    const parameters = { error: "access_denied", error_description: "No", state: asked["state"] ?? "" };
    await expect(finish(calls, { code: "c", state: "other" })).rejects.toMatchObject(unknown);
    await expect(finish(calls, parameters)).rejects.toMatchObject({ kind: "http", serverMessage: "No" });
    await expect(finish(calls, parameters)).rejects.toMatchObject(unknown);
    const late = await begin();
    now += 31 * 60_000;
    await expect(finish(late.calls, { code: "c", state: late.asked["state"] ?? "" })).rejects.toMatchObject(unknown);
  });

  test("an ID token with another nonce is rejected", async () => {
    provider(() => json({ access_token: "a", token_type: "bearer", id_token: idToken({ nonce: "other" }) }));
    const { calls, asked } = await begin();
    await expect(finish(calls, { code: "c", state: asked["state"] ?? "" })).rejects.toMatchObject({
      kind: "unexpected",
      message: expect.stringMatching(/nonce/),
    });
  });

  test.each<[string, () => Response | Promise<Response>, boolean]>([
    ["invalid_grant", () => json({ error: "invalid_grant" }, 400), true],
    ["401", () => json({ error: "invalid_client" }, 401), true],
    ["503", () => new Response("<html>", { status: 503 }), false],
    ["429", () => json({}, 429), false],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), false],
  ])("a renewal that ends in %s ends the session: %s", async (_, respond, isOver) => {
    fakeFetch((call) => (call.url.includes("/.well-known/") ? json(METADATA) : respond()));
    const error: unknown = await open()
      .refresh("r")
      .catch((cause: unknown) => cause);
    expect(isRefusal(error)).toBe(isOver);
  });

  test("a provider that was out of reach is asked again", async () => {
    let isUp = false;
    fakeFetch(() => (isUp ? json(METADATA) : Promise.reject(new TypeError("Failed to fetch"))));
    const calls = open();
    await expect(calls.begin?.()).rejects.toMatchObject({ kind: "network" });
    isUp = true;
    expect(await calls.begin?.()).toContain(`${ISSUER}/authorize?`);
  });

  test("signing out leads to the provider's page with the ID token", async () => {
    provider(unused);
    const tokens = { accessToken: "a", idToken: "i" };
    const address = new URL((await open().logout("a", tokens)) ?? "");
    expect(address.href).toContain(`${ISSUER}/end?`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: "console",
      post_logout_redirect_uri: `${window.location.origin}/login`,
      id_token_hint: "i",
    });
    const { endSession: _, ...without } = AUTH;
    expect(await open(without).logout("a", tokens)).toBeNull();
  });

  test("signing out revokes the refresh token; a failure does not keep the provider's page from ending the session", async () => {
    const revoked: unknown[] = [];
    fakeFetch(({ url, body }) => {
      if (url.includes("/.well-known/")) {
        return json({ ...METADATA, revocation_endpoint: `${ISSUER}/revoke` });
      }
      revoked.push(new URLSearchParams(body ?? "").get("token"));
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    const tokens = { accessToken: "a", refreshToken: "r" };
    expect(await open().logout("a", tokens)).toContain(`${ISSUER}/end?`);
    await expect(open({ ...AUTH, endSession: false }).logout("a", tokens)).rejects.toMatchObject({ kind: "network" });
    expect(revoked).toEqual(["r", "r"]);
  });

  test("configured endpoints need no configuration of the provider", async () => {
    const sent = provider(unused);
    const endpoints = { authorization: `${ISSUER}/a`, token: `${ISSUER}/t` };
    expect(await open({ ...AUTH, endpoints }).begin?.()).toContain(`${ISSUER}/a?`);
    expect(sent).toHaveLength(0);
  });
});
