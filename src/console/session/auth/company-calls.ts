import { httpCall } from "../../api/http-call.ts";
import { toJsonBody } from "../../api/json-body.ts";
import { isObject } from "../../lib/json-object.ts";
import type { SessionCalls } from "../session-calls.ts";
import type { Tokens } from "../token-store.ts";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * Sign-in through the company's provider, with the backend as its client: the address of its page, and the tokens for the
 * query of its redirect. A cookie of the backend binds both calls to this browser.
 */
export function createCompanyCalls(
  url: string,
  timeoutMs: number | null,
): Required<Pick<SessionCalls, "begin" | "finish">> {
  const post = async (path: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
    const headers = { Accept: "application/json", "Content-Type": "application/json" };
    const address = `${url}/company-sign-in${path}`;
    const sent = { url: address, method: "POST", headers, body: JSON.stringify(body), timeoutMs };
    const answer = toJsonBody(await httpCall(sent));
    return isObject(answer) ? answer : {};
  };
  return {
    begin: async () => String((await post("/begin", {}))["address"] ?? ""),
    finish: async ({ search }): Promise<Tokens> => {
      const { accessToken, refreshToken } = await post("", { query: search.slice(1) });
      return { accessToken: String(accessToken), ...(isText(refreshToken) ? { refreshToken } : {}) };
    },
  };
}
