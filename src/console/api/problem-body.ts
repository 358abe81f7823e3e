import type { FieldProblem } from "../../contract/problem.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";
import { ApiError } from "./api-error.ts";
import { toFieldProblems } from "./field-problems.ts";
import type { HttpAnswer } from "./http-call.ts";

const MESSAGES: { readonly [status: number]: string } = {
  400: "Bad request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not found",
  409: "Conflict",
  422: "Unprocessable content",
  429: "Too many requests",
  500: "Internal server error",
};

/** Names of statuses, which say nothing that the console does not say better. */
const STATUS_NAME =
  /^(bad request|unauthorized|forbidden|conflict|gone|locked|access denied|not found|(method )?not allowed|validation failed|unprocessable \w+|payload too large|unsupported media type|(validation )?error|\w+exception)[.!]?$/i;

// A page of HTML or a stack trace is not a message.
const MAX_MESSAGE_LENGTH = 500;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isMessage = (value: unknown): value is string =>
  typeof value === "string" &&
  value.trim() !== "" &&
  value.length <= MAX_MESSAGE_LENGTH &&
  !value.trimStart().startsWith("<");

/** The message of an object within a problem body, or all those of a list of texts. */
function toInnerMessage(value: unknown): string | null {
  if (Array.isArray(value)) {
    const text = value.filter(isMessage).join("; ");
    return isMessage(text) ? text : null;
  }
  return isObject(value) ? toMessage(value) : null;
}

/** Where a problem body says what went wrong. */
const MESSAGE_AT = "message detail error_description title error msg Message messages reason".split(" ");

/** The first text of a problem body that was written to be read. */
function toMessage(body: unknown): string | null {
  if (isMessage(body)) {
    return body.trim();
  }
  if (Array.isArray(body)) {
    return toMessage(body[0]);
  }
  if (!isObject(body)) {
    return null;
  }
  const found = MESSAGE_AT.map((name) => body[name]).map((text) =>
    isMessage(text) ? text.trim() : toInnerMessage(text),
  );
  const { errors } = body;
  return found.find((message) => message !== null) ?? (isMessage(errors) ? errors.trim() : null);
}

/** Where a problem body, or the error in it, says what is wrong with which field. */
const HOLDERS = "details detail errors violations fieldErrors invalid-params invalidParams issues ModelState".split(
  " ",
);

function toDetails(body: unknown): readonly FieldProblem[] {
  if (!isObject(body)) {
    return toFieldProblems(body);
  }
  const { error, status, data } = body;
  const holders: readonly JsonObject[] = isObject(error) ? [body, error] : [body];
  const stated = holders.flatMap((holder) => HOLDERS.map((name) => holder[name]));
  // JSend's data are those of a success elsewhere, or what was sent.
  const all = [...stated, status === "fail" && data].map(toFieldProblems);
  return all.find((problems) => problems.length > 0) ?? [];
}

/** The lists of texts by field that are a whole body, `{ "name": ["is too long"] }`, or its error; and its messages. */
function toOwnDetails(body: unknown, message: string | null): readonly FieldProblem[] {
  if (!isObject(body)) {
    return [];
  }
  const { error, messages } = body;
  if (isObject(messages)) {
    // CodeIgniter gives the reason for the whole the name of a field.
    return toFieldProblems({ ...messages, error: null });
  }
  const lists = Object.entries(isObject(error) ? error : message === null ? body : {}).filter(
    ([name, value]) => name !== "message" && Array.isArray(value) && value.length > 0 && value.flat(2).every(isMessage),
  );
  return toFieldProblems(Object.fromEntries(lists));
}

/** No backend keeps somebody waiting for longer than this by a header that it got wrong. */
const MAX_WAIT_MS = 10 * 60_000;

/** When a `Retry-After` of seconds, or of a date, is over; bounded. */
function toRetryTime(header: string | null, now = Date.now()): number | null {
  if (!header?.trim()) {
    return null;
  }
  const at = /^\d+$/.test(header.trim()) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? null : Math.min(Math.max(at, now), now + MAX_WAIT_MS);
}

/** The error that a refusal's body describes, in whichever of the usual shapes it comes. */
export function toApiError(answer: HttpAnswer): ApiError {
  const body = parse(answer.text);
  const message = toMessage(body);
  const stated = toDetails(body);
  const isAboutFields = stated.length === 0 && [400, 422].includes(answer.status);
  const details = isAboutFields ? toOwnDetails(body, message) : stated;
  const told = [message, details[0]?.message].find((text) => text && !STATUS_NAME.test(text));
  return new ApiError({
    kind: "http",
    statusCode: answer.status,
    message: message ?? MESSAGES[answer.status] ?? `The backend answered ${answer.status}`,
    details,
    serverMessage: told ?? null,
    retryAt: toRetryTime(answer.headers.get("retry-after")),
  });
}
