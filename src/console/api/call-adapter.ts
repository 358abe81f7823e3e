import type { BackendAdapter, CallFacts, WireCall, WireResponse } from "../../contract/backend-adapter.ts";
import type { TransportRequest } from "../../contract/transport.ts";
import { parseExactJson, toExactJson } from "../lib/exact-json.ts";
import type { ApiError } from "./api-error.ts";
import type { Credentials } from "./credentials.ts";
import type { HttpCall, HttpResponse } from "./http-call.ts";
import { toApiError } from "./problem-body.ts";
import { runHook } from "./run-hook.ts";
import type { CallAdapter } from "./transport.ts";

const JSON_TYPE = "application/json";

/** Complete URL of an address: the configured URL of a backend may be a path. */
export const toUrl = (address: string): URL => new URL(address, globalThis.location?.href);

function typeOf(headers: WireCall["headers"]): string | null {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? null;
}

/** Serializes a call. Its body is sent as JSON unless it is a text or `URLSearchParams`. */
export function toHttp({ method, url, headers, body }: WireCall): Omit<HttpCall, "timeoutMs"> {
  // `searchParams` encodes a space as `+`, which only form bodies allow.
  const address = url.href.replace(/\?[^#]*/, (search) => search.replaceAll("+", "%20"));
  if (body === undefined) {
    return { method, url: address, headers };
  }
  const isForm = body instanceof URLSearchParams;
  const type =
    typeOf(headers) === null ? { "Content-Type": isForm ? "application/x-www-form-urlencoded" : JSON_TYPE } : {};
  const text = isForm || typeof body === "string" ? String(body) : toExactJson(body);
  return { method, url: address, headers: { ...headers, ...type }, body: text };
}

/** Parses a response: JSON with exact numbers, undefined if it is empty, else its text. */
export function toWireResponse({ status, headers, text }: HttpResponse): WireResponse {
  if (text.trim() === "") {
    return { status, headers, body: undefined };
  }
  try {
    return { status, headers, body: parseExactJson(text) };
  } catch {
    return { status, headers, body: text };
  }
}

/** The error of a refusal. A 200 with errors, as GraphQL sends it, is a refusal of the content. */
export function toRefusal({ status, headers, body }: WireResponse): ApiError {
  const text = typeof body === "string" ? body : toExactJson(body ?? null);
  return toApiError({ status: status < 400 ? 422 : status, headers, text, isRedirected: false });
}

/**
 * Serializes an adapted response again, for the console's own readers. A hook may have changed an object in place; an
 * unchanged text stays as it was sent.
 */
function toHttpAnswer(adapted: WireResponse, given: WireResponse, answer: HttpResponse): HttpResponse {
  const { status, body } = adapted;
  if (body === given.body && typeof body !== "object") {
    return { ...answer, status, headers: adapted.headers };
  }
  const headers = new Headers(adapted.headers);
  headers.set("content-type", JSON_TYPE);
  return { ...answer, status, headers, text: body === undefined ? "" : toExactJson(body) };
}

function toFacts({ path, params = {}, about = {} }: TransportRequest): CallFacts {
  const { entity = null, operation = null, query } = about;
  return { entity, operation, path, params, ...(query === undefined ? {} : { query }) };
}

/** Sends a call with the token that the adapter adds, or else with the configured credentials. */
export async function sendAuthorized(
  { adapter, credentials }: { readonly adapter: BackendAdapter; readonly credentials: Credentials },
  call: WireCall & Pick<HttpCall, "signal" | "timeoutMs">,
  token: string | null,
): Promise<HttpResponse> {
  const { signal, timeoutMs } = call;
  const { authorize } = adapter;
  if (authorize === undefined) {
    return await credentials.send({ ...toHttp(call), signal, timeoutMs }, token);
  }
  // Calls and their repetitions share the address, and a hook may add the token to it in place.
  const own = { ...call, url: new URL(call.url) };
  const authorized = await runHook("authorize", () => authorize.call(adapter, own, token));
  return await credentials.send({ ...toHttp(authorized), signal, timeoutMs }, null);
}

/** Runs an adapter's hooks around each call of a transport. */
export function createCallAdapter(adapter: BackendAdapter): CallAdapter {
  return {
    async toSender(call, credentials) {
      const about = toFacts(call.request);
      const { method, url, headers, signal, timeoutMs } = call.http;
      const { body } = call;
      const { "Content-Type": type, ...others } = headers;
      // The usual type is added to the body that the hook returns, which may be a form.
      const usual = type === JSON_TYPE || type === undefined ? others : headers;
      const own: WireCall = { method, url: toUrl(url), headers: usual, ...(body === undefined ? {} : { body }) };
      const wire = await runHook("request", () => adapter.request?.(own, about) ?? own);
      return {
        isDoubtful: credentials.isDoubtful,
        async send(token) {
          const answer = await sendAuthorized({ adapter, credentials }, { ...wire, signal, timeoutMs }, token);
          if (adapter.answer === undefined) {
            return answer;
          }
          const given = toWireResponse(answer);
          const adapted = await runHook("answer", () => adapter.answer?.(given, about) ?? given);
          return toHttpAnswer(adapted, given, answer);
        },
      };
    },
  };
}
