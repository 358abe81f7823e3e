import { expect, test } from "vitest";
import { importDocument, notesAbout, petStore, record, textOf } from "../testing/imported.ts";

const PET = record({ name: { type: "string" } });

/** The `auth` of the written `config.json`, and the notes about it. */
function signInOf(schemes: object, others: { readonly security?: object; readonly paths?: object } = {}) {
  const document = petStore(PET, { paths: others.paths ?? {} });
  const security = others.security ?? Object.keys(schemes).map((name) => ({ [name]: [] }));
  const whole = {
    ...(JSON.parse(JSON.stringify(document)) as object),
    components: { securitySchemes: schemes },
    security,
  };
  const made = importDocument(JSON.parse(JSON.stringify(whole)));
  const { main } = JSON.parse(textOf(made, "config.json")).backends;
  return { auth: main.auth, notes: notesAbout(made, "").filter((text) => text.startsWith("sign-in")) };
}

/** A call with these fields in its body and its response. */
function call(sent: readonly string[], answered: readonly string[] = [], type = "application/json") {
  const content = (names: readonly string[], media: string) => ({
    [media]: {
      schema: { type: "object", properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) },
    },
  });
  return {
    ...(sent.length === 0 ? {} : { requestBody: { content: content(sent, type) } }),
    responses: { 200: { description: "", content: content(answered, "application/json") } },
  };
}

test("a bearer token comes from the call that takes a password, with renewal, user and sign-out", () => {
  const { auth, notes } = signInOf(
    { jwt: { type: "http", scheme: "bearer" } },
    {
      paths: {
        "/api/token/": { post: call(["email", "password"], ["access", "refresh"]) },
        "/api/token/refresh/": { post: call(["refresh"], ["access"]) },
        "/api/logout": { post: call([]) },
        "/api/users/me": { get: call([], ["email", "full_name"]) },
      },
    },
  );
  expect(auth).toEqual({
    kind: "token",
    signIn: { path: "/api/token/", as: "json", username: "email" },
    refresh: { path: "/api/token/refresh/", field: "refresh" },
    whoAmI: { path: "/api/users/me", name: "full_name", username: "email" },
    signOut: { path: "/api/logout" },
  });
  expect(notes).toEqual([
    'sign-in by "jwt": guessed from the paths: POST /api/token, POST /api/token/refresh, GET /api/users/me, POST /api/logout',
  ]);
});

test("addresses are relative to the prefix that all entities have", () => {
  const list = {
    get: { responses: { 200: { content: { "application/json": { schema: { type: "array", items: PET } } } } } },
  };
  const document = {
    openapi: "3.1.0",
    info: { title: "Pets" },
    paths: {
      "/api/v1/pets": list,
      "/api/v1/pets/{id}": { get: { responses: { 200: { content: { "application/json": { schema: PET } } } } } },
      "/token": { post: call(["username", "password"], ["access_token"], "application/x-www-form-urlencoded") },
    },
    components: {
      securitySchemes: {
        OAuth2PasswordBearer: { type: "oauth2", flows: { password: { scopes: {}, tokenUrl: "token" } } },
      },
    },
    security: [{ OAuth2PasswordBearer: [] }],
  };
  const made = importDocument(JSON.parse(JSON.stringify(document)));
  expect(JSON.parse(textOf(made, "config.json")).backends.main.auth).toEqual({
    kind: "token",
    signIn: { path: "../../token", as: "form", extra: { grant_type: "password" } },
  });
});

test.each([
  [
    "a key in a header",
    { type: "apiKey", in: "header", name: "X-Key" },
    { kind: "token", signIn: { as: "key" }, send: { header: "X-Key", scheme: "" } },
    "no call returns a token, so staff enter it",
  ],
  [
    "the token of Django",
    { type: "apiKey", in: "header", name: "Authorization", description: 'Token-based, required prefix "Token"' },
    { kind: "token", signIn: { as: "key" }, send: { scheme: "Token" } },
    "no call returns a token",
  ],
  [
    "HTTP Basic",
    { type: "http", scheme: "basic" },
    { kind: "token", signIn: { as: "key" }, send: { scheme: "Basic" } },
    "staff enter the Base64 text of user:password",
  ],
  [
    "OpenID Connect",
    { type: "openIdConnect", openIdConnectUrl: "https://id.example/realms/a/.well-known/openid-configuration" },
    { kind: "oidc", issuer: "https://id.example/realms/a", clientId: "entity-console" },
    "register the client",
  ],
  [
    "the code flow of OAuth 2",
    {
      type: "oauth2",
      flows: {
        authorizationCode: { authorizationUrl: "https://id.example/auth", tokenUrl: "https://id.example/token" },
      },
    },
    {
      kind: "oidc",
      issuer: "https://id.example",
      clientId: "entity-console",
      endpoints: { authorization: "https://id.example/auth", token: "https://id.example/token" },
    },
    "register the client, and replace",
  ],
  [
    "a flow for programs",
    { type: "oauth2", flows: { clientCredentials: { tokenUrl: "/token" } } },
    { kind: "token", signIn: { as: "key" } },
    "staff enter a token: no flow is for people (clientCredentials)",
  ],
  ["a key in the query", { type: "apiKey", in: "query", name: "key" }, { kind: "none" }, "a key in the query, which"],
  ["a certificate", { type: "mutualTLS" }, { kind: "none" }, 'its type "mutualtls" is not possible'],
  ["a scheme without a type", {}, { kind: "none" }, 'its type "" is not possible'],
])("%s", (...[, scheme, auth, remark]) => {
  const found = signInOf({ main: scheme });
  expect(found.auth).toEqual(auth);
  expect(found.notes.join()).toContain(remark);
});

test("of several schemes the best one is used, and one that no call requires is not", () => {
  const schemes = {
    basic: { type: "http", scheme: "basic" },
    bearer: { type: "http", scheme: "bearer" },
    unused: { type: "openIdConnect", openIdConnectUrl: "https://id.example" },
  };
  const { auth, notes } = signInOf(schemes, { security: [{ basic: [] }, { bearer: [] }] });
  expect(auth).toEqual({ kind: "token", signIn: { as: "key" } });
  expect(notes).toContain('sign-in by "bearer": other schemes are not used: basic');
  expect(signInOf(schemes, { security: [] }).auth).toEqual({ kind: "none" });
});
