import { isObject, type JsonObject } from "../lib/json-object.ts";
import { ApiError } from "./api-error.ts";
import type { HttpResponse } from "./http-call.ts";
import { toApiError } from "./problem-body.ts";

/** How to read a body. */
interface Reading {
  /** Default: `JSON.parse`. */
  readonly parse?: (text: string) => unknown;
  /** Name of a record's id. Default: `id`. */
  readonly idName?: string;
}

/** Detects JSON by content type or by the first character, since some servers send it as plain text. */
const isJson = (contentType: string, text = ""): boolean =>
  /^(application|text)\/([\w.-]+\+)?json\b/i.test(contentType) || /^\s*[[{]/.test(text);

/** A whole web page: a proxy's error, or the start page that a server returns for unknown paths. */
const isPage = (text: string): boolean => /^\s*<(!doctype\s+html|html)\b/i.test(text);

function contentTypeOf({ headers }: HttpResponse): string {
  return headers.get("content-type") ?? "application/json";
}

function refuseFailure(answer: HttpResponse): void {
  if (answer.status < 200 || answer.status > 299) {
    throw toApiError(answer);
  }
}

/** Whether a value has no content at any depth: `{ "name": [] }` lists no error. A count of errors does not count. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "string") {
    return value.trim() === "";
  }
  if (Array.isArray(value) || isObject(value)) {
    return Object.values(value).every(isEmpty);
  }
  return value !== true;
}

/** Whether a body contains a record under any name, content in `data`, or tokens. */
function hasResult({ error: _error, errors: _errors, ...body }: JsonObject, idName: string): boolean {
  const hasRecord = Object.values(body).some((value) => isObject(value) && idName in value);
  return hasRecord || "accessToken" in body || "token" in body || !isEmpty(body["data"]);
}

/** Whether a body is a JSend failure: `{ "status": "fail", "data": … }` or `{ "status": "error", "message": … }`. */
function isJsendFailure(body: JsonObject): boolean {
  return ["fail", "error"].includes(String(body["status"])) && ("data" in body || !isEmpty(body["message"]));
}

/** Whether a body is a problem with its own HTTP status (RFC 9457): `{ "status": 409, "title": … }`. */
function isProblem(body: JsonObject): boolean {
  const status = Number(body["status"] ?? body["statusCode"]);
  return (
    status >= 400 && status <= 599 && ["title", "detail", "message"].some((name) => typeof body[name] === "string")
  );
}

/** Whether the body of a 2xx reports a failure (decision 0044). A record, which has an id, never does. */
function isDenial(body: unknown, idName: string): body is JsonObject {
  if (!isObject(body) || idName in body) {
    return false;
  }
  const hasErrors = !(isEmpty(body["errors"]) && isEmpty(body["error"]));
  return (
    body["success"] === false || isJsendFailure(body) || isProblem(body) || (hasErrors && !hasResult(body, idName))
  );
}

/** Rejects a 2xx that reports a failure. */
function rejectDenial(answer: HttpResponse, body: unknown, idName: string): unknown {
  if (isDenial(body, idName)) {
    throw toApiError({ ...answer, status: 422 });
  }
  return body;
}

/** Whether a body contains a list of rows under any name. Rows together with errors are a partial success. */
function hasRows(body: unknown): boolean {
  return (
    isObject(body) &&
    Object.entries(body).some(([name, value]) => name !== "errors" && Array.isArray(value) && value.length > 0)
  );
}

/** Parses the body of a response; undefined if a 2xx has none. Throws an `ApiError` for a failure or invalid JSON. */
export function toJsonBody(answer: HttpResponse, { parse = JSON.parse, idName = "id" }: Reading = {}): unknown {
  refuseFailure(answer);
  if (answer.text.trim() === "") {
    return undefined;
  }
  if (!isJson(contentTypeOf(answer), answer.text)) {
    throw unexpected(answer, `Unexpected content: ${contentTypeOf(answer)}`);
  }
  let body: unknown;
  try {
    body = parse(answer.text);
  } catch (cause) {
    throw unexpected(answer, "Unexpected content: malformed JSON, or too much of it", cause);
  }
  return hasRows(body) ? body : rejectDenial(answer, body, idName);
}

/**
 * Parses the response to a write, for which any 2xx is a success (spec §7). Returns the parsed JSON, the plain text,
 * or undefined if the body is empty. Throws an `ApiError` for a failure or a whole web page.
 */
export function toWrittenBody(answer: HttpResponse, { parse = JSON.parse, idName = "id" }: Reading = {}): unknown {
  refuseFailure(answer);
  if (isPage(answer.text)) {
    throw unexpected(answer, "The response to a write is a web page");
  }
  const text = answer.text.trim();
  // Do not parse a plain text that looks like a number: it may be a token.
  if (isJson(contentTypeOf(answer), text) || text.startsWith('"')) {
    let body: unknown = text || undefined;
    try {
      body = parse(text);
    } catch {
      // The write has succeeded, even if the body is malformed JSON.
    }
    return rejectDenial(answer, body, idName);
  }
  return text === "" ? undefined : text;
}

/** Error for a response that does not match the contract. */
export function unexpected(answer: HttpResponse, message: string, cause?: unknown): ApiError {
  return new ApiError({ kind: "unexpected", statusCode: answer.status, message, cause });
}
