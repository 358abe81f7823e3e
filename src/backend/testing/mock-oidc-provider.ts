import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { Role } from "../../contract/staff.ts";
import type { CompanySignIn } from "../config/company-sign-in.ts";
import { findFreePort } from "./free-port.ts";
import type { TestBackend } from "./test-backend.ts";

type Claims = Readonly<Record<string, unknown>>;

/** Address of the console in tests of the company's sign-in. */
export const COMPANY_CONSOLE = "http://localhost:4321";

/** Settings of a sign-in at a provider on a port of this machine. */
export function toCompanySettings(port: number, passwords = true): CompanySignIn {
  return {
    issuer: `http://localhost:${port}`,
    clientId: "console",
    clientSecret: "only-for-tests",
    scope: "openid",
    groupClaim: "groups",
    roles: new Map<string, Role>([
      ["console-admins", "administrator"],
      ["support", "reader"],
    ]),
    redirectUri: `${COMPANY_CONSOLE}/signed-in`,
    acceptedAcr: [],
    sessionHours: 12,
    passwords,
  };
}

/** A started sign-in: the provider's page, and the cookie of the browser. */
interface StartedSignIn {
  readonly address: string;
  readonly cookie: string;
}

/** Starts a sign-in as a browser does. */
export async function beginCompanySignIn(backend: TestBackend): Promise<StartedSignIn> {
  const answer = await backend.call({ method: "POST", url: "/api/company-sign-in/begin" });
  const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
  return { address: answer.json<{ address: string }>().address, cookie };
}

/** Passes on the query of the provider's redirect. */
export function finishCompanySignIn(backend: TestBackend, query: string, cookie: string) {
  return backend.call({ method: "POST", url: "/api/company-sign-in", body: { query }, headers: { cookie } });
}

/** A provider whose ID tokens have the claims that a test gives, without a page. */
export interface MockOidcProvider {
  readonly port: number;
  /** Signs in with these claims. The others are those of a valid token without groups. */
  signIn(backend: TestBackend, claims: Claims): ReturnType<typeof finishCompanySignIn>;
  /** Signs in with a token that has the key id of the provider's key, but is signed with another key. */
  signInForged(backend: TestBackend, claims: Claims): ReturnType<typeof finishCompanySignIn>;
  /** Closes the connection of the next request without a response. */
  closeNextConnection(): void;
  close(): void;
}

/** Starts a provider that returns any claims. */
export async function startMockOidcProvider(): Promise<MockOidcProvider> {
  const port = await findFreePort();
  const issuer = `http://localhost:${port}`;
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const { privateKey: otherKey } = await generateKeyPair("RS256");
  let key = privateKey;
  const keys = { keys: [await exportJWK(publicKey)] };
  let claims: Claims = {};
  const discovery = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  };
  const toToken = async () => {
    const exp = Math.floor(Date.now() / 1000) + 300;
    const token = { iss: issuer, aud: "console", sub: "ana", exp, ...claims };
    const idToken = new SignJWT(token).setProtectedHeader({ alg: "RS256" }).setIssuedAt();
    return { access_token: "x", token_type: "Bearer", id_token: await idToken.sign(key) };
  };
  let closesNext = false;
  const server = createServer(async ({ url, socket }, response) => {
    if (closesNext) {
      closesNext = false;
      socket.destroy();
      return;
    }
    const body = url === "/token" ? await toToken() : url === "/jwks" ? keys : discovery;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "localhost", resolve);
  });
  const signIn = async (backend: TestBackend, given: Claims) => {
    const { address, cookie } = await beginCompanySignIn(backend);
    const { searchParams } = new URL(address);
    claims = { nonce: searchParams.get("nonce"), ...given };
    return await finishCompanySignIn(backend, `code=abc&state=${searchParams.get("state")}`, cookie);
  };
  return {
    port,
    signIn,
    signInForged: async (backend, given) => {
      key = otherKey;
      const answer = await signIn(backend, given);
      key = privateKey;
      return answer;
    },
    closeNextConnection: () => {
      closesNext = true;
    },
    close: () => {
      server.close();
    },
  };
}
