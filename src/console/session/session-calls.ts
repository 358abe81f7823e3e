import type { BackendConfig } from "../../contract/app-config.ts";
import { ApiError } from "../api/api-error.ts";
import { type HttpAnswer, httpCall } from "../api/http-call.ts";
import { toJsonBody, toWrittenBody } from "../api/json-body.ts";
import { isObject } from "../lib/json-object.ts";
import { basicCredentials } from "./basic-credentials.ts";
import { isSendable, type Tokens } from "./token-store.ts";

/** The calls that make, renew and end a session. None of them carries or renews a token by itself. */
export interface SessionCalls {
  authenticate(username: string, password: string): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  logout(accessToken: string): Promise<void>;
  /** Signs the user of another backend in by name, on the word of that backend's token (spec §6). */
  authenticateAs(username: string, vouchingToken: string): Promise<Tokens>;
}

const JSON_HEADERS = { Accept: "application/json" };

function toTokens(answer: HttpAnswer, names: readonly string[]): Tokens {
  const body = toJsonBody(answer);
  const record = isObject(body) ? body : {};
  const accessToken = names.map((name) => record[name]).find((value) => typeof value === "string" && value !== "");
  if (typeof accessToken !== "string") {
    throw new ApiError({ kind: "unexpected", statusCode: answer.status, message: "The answer holds no access token" });
  }
  if (!isSendable(accessToken)) {
    throw new ApiError({
      kind: "unexpected",
      statusCode: answer.status,
      message: "The access token holds characters that no header can carry",
    });
  }
  const refreshToken = record["refreshToken"];
  return typeof refreshToken === "string" && refreshToken !== "" ? { accessToken, refreshToken } : { accessToken };
}

export function sessionCalls({ url, paths }: BackendConfig, timeoutMs: number | null): SessionCalls {
  return {
    async authenticate(username, password) {
      const headers = { ...JSON_HEADERS, Authorization: basicCredentials(username, password) };
      const answer = await httpCall({ url: url + paths.authenticate, method: "POST", headers, timeoutMs });
      // Some backends answer `token`; `accessToken` wins where both are there (spec §7).
      return toTokens(answer, ["accessToken", "token"]);
    },
    async authenticateAs(username, vouchingToken) {
      const headers = { ...JSON_HEADERS, "Content-Type": "application/json", Authorization: `Bearer ${vouchingToken}` };
      const body = JSON.stringify({ username });
      const answer = await httpCall({ url: url + paths.authenticate, method: "POST", headers, body, timeoutMs });
      return toTokens(answer, ["accessToken", "token"]);
    },
    async refresh(refreshToken) {
      const headers = { ...JSON_HEADERS, "Content-Type": "application/json" };
      const body = JSON.stringify({ refreshToken });
      const answer = await httpCall({ url: url + paths.refresh, method: "POST", headers, body, timeoutMs });
      return toTokens(answer, ["accessToken"]);
    },
    async logout(accessToken) {
      const headers = { ...JSON_HEADERS, Authorization: `Bearer ${accessToken}` };
      const address = url + (paths.logout ?? "/logout");
      const answer = await httpCall({ url: address, method: "POST", headers, credentials: "include", timeoutMs });
      toWrittenBody(answer);
    },
  };
}
