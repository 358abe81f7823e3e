import { afterEach, expect, test, vi } from "vitest";
import type { BackendAdapter } from "../../src/contract/backend-adapter.ts";
import type { BackendAuth } from "../../src/contract/backend-auth.ts";
import { connect } from "./trial.ts";

afterEach(() => vi.unstubAllGlobals());

const options = {
  backend: {
    url: "https://backend.example/api",
    paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
  },
  username: "ana",
  password: "certa",
  timeoutMs: 5000,
};

const withAuth = (auth: BackendAuth) => ({ ...options, backend: { ...options.backend, auth } });
const BOOKS = { method: "GET", path: "/books" } as const;

/** Stubs `fetch` with one response. Records the URL of each request, and its body or token. */
function answer(body: unknown, status = 200): unknown[][] {
  const sent: unknown[][] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push([url, init.body ?? new Headers(init.headers).get("authorization")]);
    return Promise.resolve(Response.json(body, { status }));
  });
  return sent;
}

const DJANGO: BackendAuth = {
  kind: "token",
  signIn: { path: "/login/", as: "json" },
  send: { scheme: "Token" },
};

test("the sign-in of a config.json is the console's own, and calls have its token", async () => {
  const sent = answer({ token: "abc", data: [] });
  const trial = await connect(withAuth(DJANGO));
  await trial.transport().list(BOOKS);
  expect(sent).toEqual([
    ["https://backend.example/api/login/", '{"username":"ana","password":"certa"}'],
    ["https://backend.example/api/books", "Token abc"],
  ]);
});

test("a rejected sign-in has the backend's reason", async () => {
  answer({ non_field_errors: ["Unable to log in with provided credentials."] }, 400);
  await expect(connect(withAuth(DJANGO))).rejects.toMatchObject({
    serverMessage: "Unable to log in with provided credentials.",
  });
});

test("a token, or no sign-in, needs no call", async () => {
  const sent = answer([]);
  const oidc: BackendAuth = { kind: "oidc", issuer: "https://id.example", clientId: "console" };
  const trial = await connect({ ...withAuth(oidc), token: "abc" });
  await connect(withAuth({ kind: "none" }));
  await expect(connect(withAuth(oidc))).rejects.toThrow("users sign in on another page: give a token by TRY_TOKEN");
  expect(sent).toEqual([]);
  await trial.transport().list(BOOKS);
  expect(sent).toEqual([["https://backend.example/api/books", "Bearer abc"]]);
});

test("the hooks of the product's adapter run: they sign in, and change requests and responses", async () => {
  const sent = answer({ ticket: "abc", records: [{ key: 1 }] });
  const trial = await connect({
    ...options,
    adapter: {
      signIn: async ({ username }, tools) => {
        const { body } = await tools.send({ path: "/ticket", body: { username } });
        return { accessToken: (body as { ticket: string }).ticket };
      },
      request: (call, { entity }) => ({ ...call, url: new URL(`${call.url}?of=${entity}`) }),
      answer: ({ body, ...rest }) => ({ ...rest, body: (body as { records: unknown }).records }),
    },
  });
  const { rows } = await trial.transport().list({ ...BOOKS, about: { entity: "book", operation: "list" } });
  expect(rows).toEqual([{ key: 1 }]);
  expect(sent).toEqual([
    ["https://backend.example/api/ticket", '{"username":"ana"}'],
    ["https://backend.example/api/books?of=book", "Bearer abc"],
  ]);
});

test("the transport of the product's adapter replaces all calls", async () => {
  const asked: unknown[] = [];
  const list = async (request: { readonly path: string }) => {
    asked.push(request.path);
    return { rows: [], total: 0 };
  };
  const refuse = () => Promise.reject(new Error("not here"));
  const adapter: BackendAdapter = { form: "none", transport: () => ({ list, load: refuse, send: refuse }) };
  const trial = await connect({ ...options, adapter });
  expect(await trial.transport().list(BOOKS)).toEqual({ rows: [], total: 0 });
  expect(asked).toEqual(["/books"]);
});
