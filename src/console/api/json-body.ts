import { isObject, type JsonObject } from "../lib/json-object.ts";
import { ApiError } from "./api-error.ts";
import type { HttpAnswer } from "./http-call.ts";
import { toApiError } from "./problem-body.ts";

type Parse = (text: string) => unknown;

/** JSON by its name, or by its first character: many a server sends it as plain text. */
const isJson = (contentType: string, text = ""): boolean =>
  /^(application|text)\/([\w.-]+\+)?json\b/i.test(contentType) || /^\s*[[{]/.test(text);

/** What a proxy answers in a backend's place, or a server that sends its start page for every path it does not know. */
const isPage = (text: string): boolean => /^\s*<(!doctype\s+html|html)\b/i.test(text);

function contentTypeOf({ headers }: HttpAnswer): string {
  return headers.get("content-type") ?? "application/json";
}

function refuseFailure(answer: HttpAnswer): void {
  if (answer.status < 200 || answer.status > 299) {
    throw toApiError(answer);
  }
}

/** Whether a value has no content, at any depth: `{ "name": [] }` lists no error. A count of errors is no error. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "string") {
    return value.trim() === "";
  }
  if (Array.isArray(value) || isObject(value)) {
    return Object.values(value).every(isEmpty);
  }
  return value !== true;
}

/** Whether a body has a record under any name, content in `data`, or tokens. */
function hasResult({ error: _error, errors: _errors, ...body }: JsonObject): boolean {
  const hasRecord = Object.values(body).some((value) => isObject(value) && "id" in value);
  return hasRecord || "accessToken" in body || "token" in body || !isEmpty(body["data"]);
}

/** Whether a body is JSend's for a failure: `{ "status": "fail", "data": … }` or `{ "status": "error", "message": … }`. */
function isJsendFailure(body: JsonObject): boolean {
  return ["fail", "error"].includes(String(body["status"])) && ("data" in body || !isEmpty(body["message"]));
}

/** Whether a body describes a problem with an HTTP status of its own (RFC 9457): `{ "status": 409, "title": … }`. */
function isProblem(body: JsonObject): boolean {
  const status = Number(body["status"] ?? body["statusCode"]);
  return (
    status >= 400 && status <= 599 && ["title", "detail", "message"].some((name) => typeof body[name] === "string")
  );
}

/** Whether the body of a 2xx reports a failure (decision 0044). A record, which has an id, never does. */
function isDenial(body: unknown): body is JsonObject {
  if (!isObject(body) || "id" in body) {
    return false;
  }
  const hasErrors = !(isEmpty(body["errors"]) && isEmpty(body["error"]));
  return body["success"] === false || isJsendFailure(body) || isProblem(body) || (hasErrors && !hasResult(body));
}

/** Rejects a 2xx that reports a failure. */
function rejectDenial(answer: HttpAnswer, body: unknown): unknown {
  if (isDenial(body)) {
    throw toApiError({ ...answer, status: 422 });
  }
  return body;
}

/** Whether a body has rows, in a list of any name. With errors, a part of the records was read. */
function hasRows(body: unknown): boolean {
  return (
    isObject(body) &&
    Object.entries(body).some(([name, value]) => name !== "errors" && Array.isArray(value) && value.length > 0)
  );
}

/** The body of an answer: undefined where a 2xx has none. A refusal, or a body that is not JSON, is an `ApiError`. */
export function toJsonBody(answer: HttpAnswer, parse: Parse = JSON.parse): unknown {
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
  return hasRows(body) ? body : rejectDenial(answer, body);
}

/**
 * The answer to a write, of which any 2xx is a success (spec §7): what it says where it is JSON, its text where it is
 * not, undefined where it is empty. A refusal is an `ApiError`, and so is a whole web page, which no API answers.
 */
export function toWrittenBody(answer: HttpAnswer, parse: Parse = JSON.parse): unknown {
  refuseFailure(answer);
  if (isPage(answer.text)) {
    throw unexpected(answer, "A write was answered with a web page");
  }
  const text = answer.text.trim();
  // A text that happens to be a number is a text: a token may look like that.
  if (isJson(contentTypeOf(answer), text) || text.startsWith('"')) {
    let body: unknown = text || undefined;
    try {
      body = parse(text);
    } catch {
      // What was done is done, however it is told.
    }
    return rejectDenial(answer, body);
  }
  return text === "" ? undefined : text;
}

/** An answer that the contract does not know. */
export function unexpected(answer: HttpAnswer, message: string, cause?: unknown): ApiError {
  return new ApiError({ kind: "unexpected", statusCode: answer.status, message, cause });
}
