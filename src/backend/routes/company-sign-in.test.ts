import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCompanyProvider } from "../../../testing/foreign-servers/start-server.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import { sendAsBrowser } from "../testing/browser-request.ts";
import { forSuite } from "../testing/for-suite.ts";
import { findFreePort } from "../testing/free-port.ts";
import {
  beginCompanySignIn as begin,
  COMPANY_CONSOLE as CONSOLE,
  finishCompanySignIn as finish,
  startMockOidcProvider,
  toCompanySettings,
} from "../testing/mock-oidc-provider.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";

const toSettings = (port: number) => ({ ...toCompanySettings(port), scope: "openid profile email" });

async function reasons(backend: TestBackend, token: string): Promise<readonly (string | null | undefined)[]> {
  const answer = await backend.as(token, { url: "/api/audit?action=signInFailed" });
  return answer.json<{ data: { title?: string | null }[] }>().data.map(({ title }) => title);
}

/** Listens on a free port. */
function listenOn(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "localhost", () => resolve((server.address() as AddressInfo).port));
  });
}

const administratorOf = async (backend: TestBackend) =>
  (await backend.signIn()).json<{ accessToken: string }>().accessToken;

describe("sign-in through oidc-provider", () => {
  let port: number;
  forSuite(async () => {
    port = await findFreePort();
    return await startCompanyProvider(port, CONSOLE);
  });
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend("embedded", { companySignIn: toSettings(port) });
  });
  afterAll(() => backend.close());

  /** Signs in and consents, as in a browser. Returns the query of the redirect to the console. */
  async function signInAtProvider(address: string, user: string): Promise<string> {
    const cookies = new Map<string, string>();
    let url = address;
    let prompt: string | undefined;
    while (!url.startsWith(CONSOLE)) {
      const form = prompt === undefined ? null : new URLSearchParams({ prompt, login: user, password: "x" });
      const answer = await sendAsBrowser(url, form, cookies);
      const { location } = answer;
      prompt = answer.prompt;
      url = location === null ? url : new URL(location, url).href;
      expect(location ?? prompt).toBeDefined();
    }
    return new URL(url).search.slice(1);
  }

  async function signIn(user: string) {
    const { address, cookie } = await begin(backend);
    return await finish(backend, await signInAtProvider(address, user), cookie);
  }

  const setGroups = (user: string, groups: readonly string[]) =>
    fetch(`http://localhost:${port}/groups/${user}`, { method: "PUT", body: JSON.stringify(groups) });

  test("a user gets the role of the groups, and another user is another person", async () => {
    const ana = (await signIn("ana")).json<{ accessToken: string }>().accessToken;
    const rows = (await backend.as(ana, { url: "/api/staff" })).json<{ data: object[] }>().data;
    expect(rows).toContainEqual(
      expect.objectContaining({ username: "ana@company.example", name: "Ana ana", role: "administrator" }),
    );
    const rui = (await signIn("rui")).json<{ accessToken: string }>().accessToken;
    expect((await backend.as(rui, { url: "/api/staff" })).statusCode).toBe(403);
    expect((await backend.as(rui, { url: "/api/books" })).statusCode).toBe(200);
  });

  test("the role follows the groups at the next sign-in, and a user without a group loses access at once", async () => {
    await setGroups("eva", ["console-admins"]);
    const first = (await signIn("eva")).json<{ accessToken: string }>().accessToken;
    expect((await backend.as(first, { url: "/api/staff" })).statusCode).toBe(200);
    await setGroups("eva", ["support"]);
    const second = (await signIn("eva")).json<{ accessToken: string }>().accessToken;
    expect((await backend.as(second, { url: "/api/staff" })).statusCode).toBe(403);
    await setGroups("eva", ["kitchen"]);
    expect((await signIn("eva")).statusCode).toBe(403);
    expect((await backend.as(second, { url: "/api/books" })).statusCode).toBe(401);
    expect(await reasons(backend, await administratorOf(backend))).toContain(
      `http://localhost:${port}: none of the user's groups has a role`,
    );
  });

  test("a required second factor is left to the provider", async () => {
    await backend.close();
    backend = await startTestBackend("embedded", { companySignIn: toSettings(port), secondFactor: "required" });
    const token = (await signIn("ana")).json<{ accessToken: string }>().accessToken;
    expect((await backend.as(token, { url: "/api/books" })).statusCode).toBe(200);
    expect((await backend.signIn()).statusCode).toBe(401);
    await backend.close();
    backend = await startTestBackend("embedded", { companySignIn: toSettings(port) });
  });

  test("a user of the same name is a separate user", async () => {
    await setGroups("lia", ["support"]);
    const administrator = await administratorOf(backend);
    const invitation = { username: "lia@company.example", name: "Another Lia", role: "administrator" };
    await backend.as(administrator, { method: "POST", url: "/api/staff", body: invitation });
    expect((await signIn("lia")).statusCode).toBe(200);
    const rows = (await backend.as(administrator, { url: "/api/staff" })).json<{ data: { username: string }[] }>().data;
    expect(rows).toContainEqual(expect.objectContaining({ username: "lia", role: "reader" }));
    expect(rows).toContainEqual(expect.objectContaining({ username: "lia@company.example", state: "invited" }));
  });

  test("a disabled user is rejected, in any group", async () => {
    await setGroups("ivo", ["support"]);
    await signIn("ivo");
    const administrator = await administratorOf(backend);
    const rows = (await backend.as(administrator, { url: "/api/staff" })).json<{
      data: { id: string; name: string }[];
    }>();
    const { id } = rows.data.find(({ name }) => name === "Ana ivo") ?? { id: "" };
    const body = { name: "Ana ivo", role: "reader", disabled: true };
    await backend.as(administrator, { method: "PUT", url: `/api/staff/${id}`, body });
    expect((await signIn("ivo")).statusCode).toBe(401);
  });

  test("another state, another browser and a used code are rejected", async () => {
    const { address, cookie } = await begin(backend);
    const query = await signInAtProvider(address, "ana");
    const forged = new URLSearchParams(query);
    forged.set("state", "forged");
    expect((await finish(backend, forged.toString(), cookie)).statusCode).toBe(401);
    expect((await finish(backend, query, "")).statusCode).toBe(401);
    expect((await finish(backend, query, (await begin(backend)).cookie)).statusCode).toBe(401);
    expect((await finish(backend, query, cookie)).statusCode).toBe(200);
    expect((await finish(backend, query, cookie)).statusCode).toBe(401);
  });

  test("the request has PKCE, a nonce, a state and the registered redirect only", async () => {
    const { searchParams } = new URL((await begin(backend)).address);
    expect(searchParams.get("redirect_uri")).toBe(`${CONSOLE}/signed-in`);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect([searchParams.get("nonce"), searchParams.get("state")]).not.toContain(null);
  });
});

describe("ID tokens of a false provider", () => {
  const provider = forSuite(startMockOidcProvider);
  const backend = forSuite(() =>
    startTestBackend("embedded", { companySignIn: toCompanySettings(provider.port, false) }),
  );

  test.each([
    ["another issuer", { iss: "https://evil.example" }],
    ["another audience", { aud: "another-client" }],
    ["another nonce", { nonce: "of-another-sign-in" }],
    ["an end in the past", { exp: 1_000 }],
    ["no subject", { sub: undefined }],
  ])("an ID token with %s is rejected", async (_title, change) => {
    expect((await provider.signIn(backend, { groups: ["support"], ...change })).statusCode).toBe(401);
  });

  test("an ID token that is signed with another key is rejected", async () => {
    expect((await provider.signInForged(backend, { groups: ["support"] })).statusCode).toBe(401);
    expect((await provider.signIn(backend, { groups: ["support"] })).statusCode).toBe(200);
  });

  test("a connection that the provider closes without a response does not stop a sign-in", async () => {
    const changes = { companySignIn: toCompanySettings(provider.port) };
    const own = await startTestBackend("embedded", changes);
    provider.closeNextConnection();
    const answer = await own.call({ method: "POST", url: "/api/company-sign-in/begin" });
    await own.close();
    expect(answer.statusCode).toBe(200);
  });

  test("over https, the cookie of a started sign-in has the prefix __Host- and is Secure, HttpOnly and SameSite=Strict", async () => {
    const changes = { companySignIn: toCompanySettings(provider.port), trustProxy: ["127.0.0.1"] };
    const own = await startTestBackend("embedded", changes);
    const headers = { "x-forwarded-proto": "https" };
    const answer = await own.call({ method: "POST", url: "/api/company-sign-in/begin", headers });
    await own.close();
    expect(String(answer.headers["set-cookie"])).toMatch(
      /^__Host-company-sign-in=[\w.-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test("a redirect of the provider is not followed", async () => {
    const followed: string[] = [];
    const other = createServer(({ url = "" }, response) => {
      followed.push(url);
      response.end("{}");
    });
    const target = await listenOn(other);
    const redirecting = createServer((_, response) => {
      response.writeHead(302, { location: `http://localhost:${target}/elsewhere` }).end();
    });
    const port = await listenOn(redirecting);
    const own = await startTestBackend("embedded", { companySignIn: toCompanySettings(port) });
    const answer = await own.call({ method: "POST", url: "/api/company-sign-in/begin" });
    await own.close();
    redirecting.close();
    other.close();
    expect([answer.statusCode, followed]).toEqual([502, []]);
  });

  test("with OIDC_ACR, the request names the accepted values, and an ID token needs one of them", async () => {
    const settings = { ...toCompanySettings(provider.port, false), acceptedAcr: ["mfa", "phr"] };
    const strict = await startTestBackend("embedded", { companySignIn: settings });
    expect(new URL((await begin(strict)).address).searchParams.get("acr_values")).toBe("mfa phr");
    const statuses = [];
    for (const acr of ["phr", "pwd", undefined]) {
      statuses.push((await provider.signIn(strict, { groups: ["support"], acr })).statusCode);
    }
    await strict.close();
    expect(statuses).toEqual([200, 401, 401]);
  });

  test.each<[string, readonly string[] | undefined, number]>([
    ["a mapped group", ["support"], 200],
    ["an unmapped group", ["kitchen"], 403],
    ["no groups", undefined, 403],
  ])("an ID token with %s gets the status that its groups require", async (_title, groups, status) => {
    expect((await provider.signIn(backend, { groups })).statusCode).toBe(status);
  });

  test("with PASSWORD_SIGN_IN=off the correct password is rejected", async () => {
    expect((await backend.signIn(demoCredentials.username, demoCredentials.password)).statusCode).toBe(401);
  });
});
