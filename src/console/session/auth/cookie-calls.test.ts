import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CookieAuth } from "../../../contract/backend-auth.ts";
import { createCredentials } from "../../api/credentials.ts";
import { fakeFetch, json, type SentCall } from "../../testing/fake-fetch.ts";
import { testConfig } from "../../testing/session-harness.ts";
import { createCookieCalls } from "./cookie-calls.ts";

const AUTH: CookieAuth = {
  kind: "cookie",
  csrf: { prepare: "/csrf", cookie: "XSRF-TOKEN", header: "X-XSRF-TOKEN", decode: true },
  signIn: { path: "/login", as: "json", username: "email" },
  whoAmI: { path: "/user", name: "name", username: "email" },
  signOut: { path: "/logout" },
};

const backendOf = (auth: CookieAuth) => ({ ...testConfig.backends.main, auth });

function callsOf(auth: CookieAuth = AUTH) {
  return createCookieCalls({ backend: backendOf(auth), auth, timeoutMs: null });
}

const setToken = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the backend's response sets it.
  document.cookie = `XSRF-TOKEN=${value}`;
};
const clearToken = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = "XSRF-TOKEN=; max-age=0";
};

beforeEach(clearToken);
afterEach(clearToken);

/** A backend in the style of Laravel Sanctum: a token per visit, and a session after the sign-in. */
function sanctum(user: object | null) {
  let tokens = 0;
  return fakeFetch(({ url, headers, method }: SentCall) => {
    if (url.endsWith("/csrf")) {
      tokens += 1;
      setToken(`t${tokens}%3D`);
      return new Response(null, { status: 204 });
    }
    if (method === "POST" && headers.get("x-xsrf-token") !== `t${tokens}=`) {
      return json({ message: "CSRF token mismatch." }, 419);
    }
    if (url.endsWith("/user")) {
      return user === null ? json({ message: "Unauthenticated." }, 401) : json(user);
    }
    return user === null
      ? json(
          {
            message: "These credentials do not match our records.",
            errors: { email: ["These credentials do not match our records."] },
          },
          422,
        )
      : new Response(null, { status: 204 });
  });
}

const paths = (sent: readonly SentCall[]) => sent.map(({ method, url }) => `${method} ${url}`);

describe("the sign-in of a backend with a session cookie", () => {
  test("it fetches the CSRF token, signs in, and asks who is signed in", async () => {
    const sent = sanctum({ name: "Ana", email: "ana@x.example" });
    const tokens = await callsOf().authenticate("ana", "x");
    expect(tokens).toMatchObject({ name: "Ana", username: "ana@x.example", refreshToken: "cookie" });
    expect(tokens.accessToken).toMatch(/^cookie-[\d-]+$/);
    expect(paths(sent)).toEqual(["GET /api/csrf", "POST /api/login", "GET /api/user"]);
    expect(sent[1]?.headers.get("x-xsrf-token")).toBe("t1=");
    expect(sent[1]?.body).toBe('{"email":"ana","password":"x"}');
    expect(sent.map(({ credentials }) => credentials)).toEqual(["include", "include", "include"]);
  });

  test("a rejected sign-in has the backend's reason", async () => {
    sanctum(null);
    await expect(callsOf().authenticate("ana", "x")).rejects.toMatchObject({
      statusCode: 422,
      serverMessage: "These credentials do not match our records.",
    });
  });

  test("a form that is shown again rejects the sign-in with its error", async () => {
    const page = '<form><ul class="errorlist nonfield"><li>Please enter a correct\n username</li></ul></form>';
    fakeFetch(({ url }) =>
      url.endsWith("/login")
        ? new Response(page, { headers: { "content-type": "text/html" } })
        : json({ detail: "Authentication credentials were not provided." }, 403),
    );
    await expect(callsOf().authenticate("ana", "x")).rejects.toMatchObject({
      statusCode: 401,
      serverMessage: "Please enter a correct username",
    });
  });

  test("a wrong password in a form does not sign in the user of a session that is left in the cookie", async () => {
    let user: string | null = "ana";
    const sent = fakeFetch(({ url }) => {
      if (url.endsWith("/user")) {
        return user === null ? json({}, 403) : json({ name: user });
      }
      user = url.endsWith("/logout") ? null : user;
      return new Response("<form></form>", { headers: { "content-type": "text/html" } });
    });
    const { csrf: _, ...auth } = { ...AUTH, signIn: { path: "/login", as: "form" } } as const;
    await expect(callsOf(auth).authenticate("bruno", "wrong")).rejects.toMatchObject({ statusCode: 401 });
    expect(paths(sent)).toEqual(["GET /api/user", "POST /api/logout", "POST /api/login", "GET /api/user"]);
  });

  test.each([[{}], [{ name: null, email: "" }]])(
    "a who-am-I response of %j means that nobody is signed in",
    async (user) => {
      sanctum(user);
      await expect(callsOf().authenticate("ana", "x")).rejects.toMatchObject({ statusCode: 401 });
    },
  );

  test("signing out sends the CSRF token", async () => {
    setToken("t0%3D");
    const sent = sanctum({ name: "Ana" });
    await callsOf().logout("cookie-1");
    expect(paths(sent)).toEqual(["POST /api/logout"]);
    expect(sent[0]?.headers.get("x-xsrf-token")).toBe("t0=");
  });
});

describe("the renewal of a backend with a session cookie", () => {
  const stored = { accessToken: "cookie-1", refreshToken: "cookie" };

  test("a session that still exists keeps its mark", async () => {
    sanctum({ name: "Ana" });
    expect(await callsOf().refresh("cookie", stored)).toEqual({ accessToken: "cookie-1", name: "Ana" });
  });

  test.each([401, 403])("status %i of the who-am-I call ends the session", async (status) => {
    fakeFetch(() => json({}, status));
    await expect(callsOf().refresh("cookie", stored)).rejects.toMatchObject({ kind: "http", statusCode: 401 });
  });

  test("status 503 of the who-am-I call does not end the session", async () => {
    fakeFetch(() => json({}, 503));
    await expect(callsOf().refresh("cookie", stored)).rejects.toMatchObject({ statusCode: 503 });
  });
});

describe("a who-am-I call that is redirected to the sign-in page", () => {
  function redirectToPage() {
    vi.stubGlobal("fetch", async () => {
      const page = new Response("<title>Sign in</title>", { headers: { "content-type": "text/html; charset=utf-8" } });
      return Object.defineProperty(page, "redirected", { value: true });
    });
  }

  test("means that nobody is signed in", async () => {
    redirectToPage();
    await expect(callsOf().refresh("cookie")).rejects.toMatchObject({ kind: "http", statusCode: 401 });
  });

  test("a page without a redirect is no answer, and does not end the session", async () => {
    fakeFetch(() => new Response("<title>Proxy</title>", { headers: { "content-type": "text/html" } }));
    await expect(callsOf().refresh("cookie")).rejects.toMatchObject({ kind: "unexpected" });
  });
});

describe("a call to a backend with a session cookie", () => {
  const call = (method: string) => ({ url: "/api/books", method, headers: {}, timeoutMs: null });
  const credentials = (auth: CookieAuth = AUTH) => createCredentials(backendOf(auth), null);

  test("only an unsafe call has the CSRF token", async () => {
    setToken("t0%3D");
    const sent = sanctum({ name: "Ana" });
    await credentials().send(call("GET"), "cookie-1");
    await credentials().send(call("DELETE"), "cookie-1");
    expect(sent.map(({ headers }) => headers.get("x-xsrf-token"))).toEqual([null, "t0="]);
    expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([null, null]);
  });

  test("a stale token is fetched again, and the call is repeated once", async () => {
    setToken("old");
    const sent = sanctum({ name: "Ana" });
    const answer = await credentials().send(call("POST"), "cookie-1");
    expect(answer.status).toBe(204);
    expect(paths(sent)).toEqual(["POST /api/books", "GET /api/csrf", "POST /api/books"]);
  });

  test("a token that stays stale ends after one repetition", async () => {
    setToken("old");
    const sent = fakeFetch(() => json({}, 419));
    expect((await credentials().send(call("POST"), "cookie-1")).status).toBe(419);
    expect(paths(sent)).toEqual(["POST /api/books", "GET /api/csrf", "POST /api/books"]);
  });

  test("the token of another origin is read from the response that prepares it", async () => {
    const csrf = { prepare: "/csrf", answer: "token.value", header: "X-CSRF" };
    const sent = fakeFetch(({ url }) => (url.endsWith("/csrf") ? json({ token: { value: "abc" } }) : json({})));
    const one = credentials({ ...AUTH, csrf });
    await one.send(call("PUT"), "cookie-1");
    await one.send(call("PUT"), "cookie-1");
    expect(paths(sent)).toEqual(["GET /api/csrf", "PUT /api/books", "PUT /api/books"]);
    expect(sent[2]?.headers.get("x-csrf")).toBe("abc");
  });

  test("a token from a response is requested again after the sign-in, which changes it", async () => {
    let tokens = 0;
    const csrf = { prepare: "/csrf", answer: "token", header: "X-CSRF" };
    const auth: CookieAuth = { ...AUTH, csrf };
    const sent = fakeFetch(({ url }) => {
      tokens += url.endsWith("/csrf") ? 1 : 0;
      return json(url.endsWith("/csrf") ? { token: `t${tokens}` } : { name: "Ana" });
    });
    const backend = backendOf(auth);
    await createCookieCalls({ backend, auth, timeoutMs: null }).authenticate("ana", "x");
    await createCredentials(backend, null).send(call("PUT"), "cookie-1");
    expect(sent.at(-1)?.headers.get("x-csrf")).toBe("t2");
  });
});
