import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  calculatePKCECodeChallenge,
  customFetch,
  discoveryRequest,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  type IDToken,
  None,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  processRefreshTokenResponse,
  processRevocationResponse,
  refreshTokenGrantRequest,
  revocationRequest,
  type TokenEndpointResponse,
  validateAuthResponse,
} from "oauth4webapi";
import type { OidcAuth } from "../../../contract/backend-auth.ts";
import { ApiError } from "../../api/api-error.ts";
import type { SafeStorage } from "../../lib/safe-storage.ts";
import { toPayload } from "../jwt.ts";
import type { SessionCalls } from "../session-calls.ts";
import type { Tokens } from "../token-store.ts";
import { callbackAddress, consoleAddress } from "./callback-address.ts";
import { toConfiguredRole } from "./configured-role.ts";
import { createOidcFetch, type OidcFetch, toOidcError } from "./oidc-errors.ts";
import { pendingSignIns } from "./pending-sign-ins.ts";

interface OidcCallParts {
  readonly auth: OidcAuth;
  readonly storage: SafeStorage;
  readonly timeoutMs: number | null;
  readonly now?: () => number;
}

/** The scope without which a provider returns no name. */
const SCOPE = "openid profile";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The user in an ID token. */
function toUser({ name, preferred_username, email, sub }: IDToken): Pick<Tokens, "name" | "username"> {
  const username = [preferred_username, email, sub].find(isText);
  return { ...(isText(name) ? { name } : {}), ...(username === undefined ? {} : { username }) };
}

class OidcCalls implements SessionCalls {
  readonly #auth: OidcAuth;
  readonly #client: Client;
  readonly #options: { readonly [customFetch]: OidcFetch; readonly [allowInsecureRequests]: boolean };
  readonly #pending: ReturnType<typeof pendingSignIns>;
  readonly #now: () => number;
  #provider: Promise<AuthorizationServer> | null = null;

  constructor({ auth, storage, timeoutMs, now = Date.now }: OidcCallParts) {
    this.#auth = auth;
    this.#client = { client_id: auth.clientId, token_endpoint_auth_method: "none" };
    this.#pending = pendingSignIns(storage, now);
    this.#now = now;
    // config.json allows http for localhost only.
    this.#options = {
      [customFetch]: createOidcFetch(timeoutMs),
      [allowInsecureRequests]: auth.issuer.startsWith("http:"),
    };
  }

  begin(): Promise<string> {
    return this.#run(async (provider) => {
      if (crypto.subtle === undefined) {
        throw new ApiError({ kind: "unexpected", message: "OpenID Connect needs a console on https or localhost" });
      }
      const verifier = generateRandomCodeVerifier();
      const [state, nonce] = [generateRandomState(), generateRandomNonce()];
      this.#pending.add(state, { verifier, nonce });
      const address = new URL(String(provider.authorization_endpoint));
      const parameters = {
        ...this.#auth.extra,
        response_type: "code",
        client_id: this.#auth.clientId,
        redirect_uri: callbackAddress(this.#auth),
        scope: this.#auth.scope ?? SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(parameters)) {
        address.searchParams.set(name, value);
      }
      return address.href;
    });
  }

  finish(address: URL): Promise<Tokens> {
    return this.#run(async (provider) => {
      const state = address.searchParams.get("state") ?? "";
      const started = this.#pending.take(state);
      if (started === null) {
        throw new ApiError({
          kind: "unexpected",
          message: "This sign-in was not started in this browser, or is too old",
        });
      }
      const parameters = validateAuthResponse(provider, this.#client, address, state);
      const response = await authorizationCodeGrantRequest(
        provider,
        this.#client,
        None(),
        parameters,
        callbackAddress(this.#auth),
        started.verifier,
        this.#options,
      );
      const expected = { expectedNonce: started.nonce, requireIdToken: true };
      return this.#toTokens(await processAuthorizationCodeResponse(provider, this.#client, response, expected));
    });
  }

  refresh(refreshToken: string): Promise<Tokens> {
    return this.#run(async (provider) => {
      const response = await refreshTokenGrantRequest(provider, this.#client, None(), refreshToken, this.#options);
      const { username, ...tokens } = this.#toTokens(
        await processRefreshTokenResponse(provider, this.#client, response),
      );
      // An ID token of a renewal may have fewer claims. The user stays the same, and so does the username.
      return tokens;
    });
  }

  logout(_accessToken: string, tokens?: Tokens): Promise<string | null> {
    return this.#run(async (provider) => {
      const { refreshToken, idToken } = tokens ?? {};
      const isEnded = this.#auth.endSession === true && provider.end_session_endpoint !== undefined;
      await this.#revoke(provider, refreshToken).catch((error: unknown) => {
        // The provider's page ends the session too, and revokes its tokens.
        if (!isEnded) {
          throw error;
        }
      });
      if (!isEnded) {
        return null;
      }
      const address = new URL(String(provider.end_session_endpoint));
      address.searchParams.set("client_id", this.#auth.clientId);
      address.searchParams.set("post_logout_redirect_uri", consoleAddress("login"));
      if (idToken !== undefined) {
        address.searchParams.set("id_token_hint", idToken);
      }
      return address.href;
    });
  }

  async #revoke(provider: AuthorizationServer, refreshToken: string | undefined): Promise<void> {
    if (refreshToken !== undefined && provider.revocation_endpoint !== undefined) {
      const response = await revocationRequest(provider, this.#client, None(), refreshToken, this.#options);
      await processRevocationResponse(response);
    }
  }

  authenticate(): Promise<Tokens> {
    return Promise.reject(new ApiError({ kind: "unexpected", message: "Users sign in on the page of the provider" }));
  }

  authenticateAs(): Promise<Tokens> {
    return this.authenticate();
  }

  /** Runs with the provider's configuration, and converts errors. */
  async #run<T>(run: (provider: AuthorizationServer) => Promise<T>): Promise<T> {
    try {
      this.#provider ??= this.#discover();
      const provider = await this.#provider.catch((error: unknown) => {
        this.#provider = null;
        throw error;
      });
      return await run(provider);
    } catch (error) {
      throw toOidcError(error);
    }
  }

  async #discover(): Promise<AuthorizationServer> {
    const { issuer, endpoints } = this.#auth;
    if (endpoints !== undefined) {
      const { authorization: authorization_endpoint, token: token_endpoint, endSession } = endpoints;
      const end = endSession === undefined ? {} : { end_session_endpoint: endSession };
      return { issuer, authorization_endpoint, token_endpoint, ...end };
    }
    const url = new URL(issuer);
    return await processDiscoveryResponse(url, await discoveryRequest(url, { algorithm: "oidc", ...this.#options }));
  }

  #toTokens(response: TokenEndpointResponse): Tokens {
    const claims = getValidatedIdTokenClaims(response);
    const { access_token: accessToken, refresh_token, id_token, expires_in } = response;
    return {
      accessToken,
      ...(refresh_token === undefined ? {} : { refreshToken: refresh_token }),
      ...(id_token === undefined ? {} : { idToken: id_token }),
      ...(expires_in === undefined ? {} : { expiresAt: this.#now() + expires_in * 1000 }),
      ...(claims === undefined ? {} : toUser(claims)),
      ...toConfiguredRole(this.#auth.reader, [claims, toPayload(accessToken)]),
    };
  }
}

/** Creates the session calls of a backend whose `auth` has the kind `oidc`. */
export function createOidcCalls(parts: OidcCallParts): SessionCalls {
  return new OidcCalls(parts);
}
