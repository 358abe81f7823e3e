import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  discoveryRequest,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  processUserInfoResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from "oauth4webapi";
import type { CompanySignIn } from "../../config/company-sign-in.ts";

/** Secrets of a started sign-in, stored encrypted in a cookie of the browser. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Claims of a user, from the ID token and the user info. */
export interface CompanyClaims {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

interface BeginOptions {
  /** True to authenticate the user again, although the provider has a session (OpenID Connect Core 3.1.2.1). */
  readonly isProof: boolean;
}

/** The company's OpenID Connect provider. */
export interface CompanyProvider {
  /** The page where users sign in, and the secrets that its redirect must match. */
  begin(options: BeginOptions): Promise<{ readonly address: string; readonly pending: PendingSignIn }>;
  /** Exchanges the code in the query of the redirect. Throws if anything does not match. */
  finish(query: string, pending: PendingSignIn): Promise<CompanyClaims>;
}

type HttpOptions = Parameters<typeof discoveryRequest>[1];

const TIMEOUT_MS = 10_000;

interface ProviderRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: URLSearchParams | string | null | undefined;
}

/** A GET that gets no response is sent once more: a server may close an idle connection while it is used again. */
async function send(url: string, { method, headers, body = null }: ProviderRequest): Promise<Response> {
  const sendOnce = () =>
    fetch(url, { method, headers, body, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  return await (method === "GET" ? sendOnce().catch(sendOnce) : sendOnce());
}

/** How the provider should authenticate the user. */
function toStrength(acceptedAcr: readonly string[], isProof: boolean): Readonly<Record<string, string>> {
  return {
    ...(acceptedAcr.length === 0 ? {} : { acr_values: acceptedAcr.join(" ") }),
    ...(isProof ? { prompt: "login", max_age: "0" } : {}),
  };
}

/** The provider's metadata, fetched once. */
function createDiscovery(issuer: string, options: HttpOptions): () => Promise<AuthorizationServer> {
  const url = new URL(issuer);
  let discovered: Promise<AuthorizationServer> | null = null;
  return () => {
    discovered ??= discoveryRequest(url, options)
      .then((response) => processDiscoveryResponse(url, response))
      .catch((error: unknown) => {
        // The next sign-in tries again.
        discovered = null;
        throw error;
      });
    return discovered;
  };
}

/**
 * Code flow with PKCE, state and nonce, as a client with a secret. oauth4webapi checks issuer, audience, nonce, lifetime and
 * signature of the ID token.
 */
export function createCompanyProvider(settings: CompanySignIn): CompanyProvider {
  const { issuer, clientId, clientSecret, scope, redirectUri, groupClaim, acceptedAcr } = settings;
  const client: Client = { client_id: clientId };
  const options = {
    // Settings allow http for localhost only.
    [allowInsecureRequests]: issuer.startsWith("http:"),
    [customFetch]: send,
  };
  const discover = createDiscovery(issuer, options);
  return {
    begin: async ({ isProof }) => {
      const server = await discover();
      const pending = {
        state: generateRandomState(),
        nonce: generateRandomNonce(),
        verifier: generateRandomCodeVerifier(),
      };
      const address = new URL(String(server.authorization_endpoint));
      const parameters = {
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: "S256",
        ...toStrength(acceptedAcr, isProof),
      };
      for (const [name, value] of Object.entries(parameters)) {
        address.searchParams.set(name, value);
      }
      return { address: address.href, pending };
    },
    finish: async (query, { state, nonce, verifier }) => {
      const server = await discover();
      const parameters = validateAuthResponse(server, client, new URLSearchParams(query), state);
      const secret = ClientSecretPost(clientSecret);
      const grant = [parameters, redirectUri, verifier, options] as const;
      const response = await authorizationCodeGrantRequest(server, client, secret, ...grant);
      const expected = { expectedNonce: nonce, requireIdToken: true };
      const result = await processAuthorizationCodeResponse(server, client, response, expected);
      const claims = getValidatedIdTokenClaims(result);
      if (claims === undefined) {
        throw new Error("The provider returned no ID token");
      }
      await validateApplicationLevelSignature(server, response, options);
      // Only a request: providers may ignore `acr_values`.
      if (acceptedAcr.length > 0 && !acceptedAcr.includes(String(claims["acr"]))) {
        throw new Error("The ID token has none of the accepted values of acr");
      }
      if (claims[groupClaim] !== undefined || server.userinfo_endpoint === undefined) {
        return { ...claims };
      }
      const info = await userInfoRequest(server, client, result.access_token, options);
      return { ...claims, ...(await processUserInfoResponse(server, client, claims.sub, info)) };
    },
  };
}
