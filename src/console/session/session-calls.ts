import type { BackendConfig } from "../../contract/app-config.ts";
import { ApiError } from "../api/api-error.ts";
import { type HttpResponse, httpCall } from "../api/http-call.ts";
import { toWrittenBody, unexpected } from "../api/json-body.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";
import { basicCredentials } from "./basic-credentials.ts";
import { isSendable, type Tokens } from "./token-store.ts";

/** Requests that create, renew and end a session. They send no stored token and never trigger a renewal. */
export interface SessionCalls {
  authenticate(username: string, password: string): Promise<Tokens>;
  refresh(refreshToken: string, tokens?: Tokens): Promise<Tokens>;
  /** Returns the address of a page that ends the user's session elsewhere, if there is one. */
  logout(accessToken: string, tokens?: Tokens): Promise<string | null>;
  /** For users who sign in on another page: returns its address. */
  begin?(): Promise<string>;
  /** Finishes a sign-in with the address that the other page has redirected to. */
  finish?(address: URL): Promise<Tokens>;
  /** Signs in a user of another backend by name, vouched for by that backend's token (spec §6). */
  authenticateAs(username: string, vouchingToken: string): Promise<Tokens>;
}

const JSON_HEADERS = { Accept: "application/json" };

/**
 * Characters of a plain-text token (RFC 6750). The minimum length excludes texts such as `OK`, which could be
 * guessed.
 */
const BARE_TOKEN = /^[\w.~+/-]{16,}=*$/;

/** Returns the members of the body, or of its `data`. A plain text becomes the access token. */
function toMembers(answer: HttpResponse): JsonObject {
  const body = toWrittenBody(answer);
  if (typeof body === "string") {
    return BARE_TOKEN.test(body) ? { accessToken: body } : {};
  }
  return isObject(body) ? { ...(isObject(body["data"]) ? body["data"] : {}), ...body } : {};
}

/** Converts `expiresIn` (seconds) to a local timestamp; empty if it is missing. */
function toEnd(expiresIn: unknown, now: number): Pick<Tokens, "expiresAt"> {
  const expiresAt = now + Number(expiresIn || Number.NaN) * 1000;
  return Number.isFinite(expiresAt) ? { expiresAt } : {};
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Some backends return `token` or a plain text. `accessToken` takes precedence (spec §7). */
function toTokens(answer: HttpResponse, now: number): Tokens {
  const record = toMembers(answer);
  const accessToken = [record["accessToken"], record["token"]].find(isText);
  if (!isSendable(accessToken)) {
    const what =
      accessToken === undefined
        ? "has no access token"
        : "has an access token with characters that a header cannot contain";
    throw unexpected(answer, `The response ${what}`);
  }
  const refreshToken = record["refreshToken"];
  return {
    accessToken,
    ...(isText(refreshToken) ? { refreshToken } : {}),
    ...toEnd(record["expiresIn"], now),
  };
}

/** A renewal must return `accessToken` (spec §7). A body that is not an object counts as a rejection. */
function toRenewed(answer: HttpResponse, now: number): Tokens {
  if (!isObject(toWrittenBody(answer))) {
    throw unexpected(answer, "The response has no access token");
  }
  if (!isText(toMembers(answer)["accessToken"])) {
    throw new ApiError({ kind: "http", statusCode: answer.status, message: "The response has no accessToken" });
  }
  return toTokens(answer, now);
}

export function sessionCalls(
  { url, paths }: BackendConfig,
  timeoutMs: number | null,
  now: () => number = Date.now,
): SessionCalls {
  return {
    async authenticate(username, password) {
      const headers = { ...JSON_HEADERS, Authorization: basicCredentials(username, password) };
      const answer = await httpCall({ url: url + paths.authenticate, method: "POST", headers, timeoutMs });
      return toTokens(answer, now());
    },
    async authenticateAs(username, vouchingToken) {
      const headers = { ...JSON_HEADERS, "Content-Type": "application/json", Authorization: `Bearer ${vouchingToken}` };
      const body = JSON.stringify({ username });
      const answer = await httpCall({ url: url + paths.authenticate, method: "POST", headers, body, timeoutMs });
      return toTokens(answer, now());
    },
    async refresh(refreshToken) {
      const headers = { ...JSON_HEADERS, "Content-Type": "application/json" };
      const body = JSON.stringify({ refreshToken });
      const answer = await httpCall({ url: url + paths.refresh, method: "POST", headers, body, timeoutMs });
      return toRenewed(answer, now());
    },
    async logout(accessToken) {
      const headers = { ...JSON_HEADERS, Authorization: `Bearer ${accessToken}` };
      const address = url + (paths.logout ?? "/logout");
      const answer = await httpCall({ url: address, method: "POST", headers, credentials: "include", timeoutMs });
      toWrittenBody(answer);
      return null;
    },
  };
}
