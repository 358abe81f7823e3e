import type { WhoAmICall } from "../../../contract/backend-auth.ts";
import { ApiError } from "../../api/api-error.ts";
import type { HttpResponse } from "../../api/http-call.ts";
import { toJsonBody } from "../../api/json-body.ts";
import { isObject } from "../../lib/json-object.ts";
import { valueAt } from "../../lib/value-at.ts";
import type { Tokens } from "../token-store.ts";
import { toConfiguredRole } from "./configured-role.ts";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Whether the backend has redirected the call to a page, as it redirects users who are not signed in. */
function isSignInPage({ status, isRedirected, headers }: HttpResponse): boolean {
  return status < 400 && isRedirected && /^text\/html\b/i.test(headers.get("content-type") ?? "");
}

/**
 * Reads the signed-in user from the response of the who-am-I call. Throws an `ApiError` with status 401 if nobody is
 * signed in. Some backends return 200 with an empty user then, or redirect to their sign-in page.
 */
export function toUser(answer: HttpResponse, call: WhoAmICall): Pick<Tokens, "name" | "username" | "role"> {
  if (isSignInPage(answer)) {
    throw new ApiError({ kind: "http", statusCode: 401, message: "Nobody is signed in" });
  }
  const body = toJsonBody(answer);
  const name = call.name === undefined ? undefined : valueAt(body, call.name);
  const username = call.username === undefined ? undefined : valueAt(body, call.username);
  const isAsked = call.name !== undefined || call.username !== undefined;
  if (!isObject(body) || (isAsked && !isText(name) && !isText(username))) {
    throw new ApiError({ kind: "http", statusCode: 401, message: "Nobody is signed in" });
  }
  return {
    ...(isText(name) ? { name } : {}),
    ...(isText(username) ? { username } : {}),
    ...toConfiguredRole(call.reader, [body]),
  };
}
