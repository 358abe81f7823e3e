import type { FieldProblem } from "../../contract/problem.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";
import { ApiError } from "./api-error.ts";
import { fromNamedTexts, isEntryList, toFieldProblems, toUniqueProblem } from "./field-problems.ts";
import type { HttpResponse } from "./http-call.ts";

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

/** Status names. The console has better messages for these. */
const STATUS_NAME =
  /^(bad request|unauthorized|forbidden|conflict|gone|locked|access denied|not found|(method )?not allowed|validation failed|unprocessable \w+|payload too large|unsupported media type|(validation )?error|\w+exception)[.!]?$/i;

// A longer text is an HTML page or a stack trace, not a message.
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

/** The message of a nested object, or the joined messages of a list. */
function toInnerMessage(value: unknown): string | null {
  if (Array.isArray(value)) {
    const text = value.filter(isMessage).join("; ");
    return isMessage(text) ? text : null;
  }
  return isObject(value) ? toMessage(value) : null;
}

/** Members of a problem body that contain the message, by priority. */
const MESSAGE_AT = "message detail error_description title error msg Message messages reason".split(" ");

/** The first user-readable text of a problem body. */
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

/** Members of a problem body, or of its error, that contain field errors. */
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
  // A JSend failure has field errors in `data`, and Feathers a list of them. Elsewhere it is the result or the request.
  const isAbout = status === "fail" || isEntryList(data);
  const taken = holders.flatMap((holder) =>
    toUniqueProblem(holder["details"] ?? holder["detail"], toMessage(body) ?? ""),
  );
  const all = [
    taken.filter((problem) => problem !== null),
    ...[...stated, isAbout && data].map(toFieldProblems),
    isObject(error) && isMessage(error["target"]) ? toFieldProblems([error]) : [],
    fromNamedTexts(body["message"]),
  ];
  return all.find((problems) => problems.length > 0) ?? [];
}

/** Members that contain a message, also as a list, rather than the errors of a field of this name. */
const GENERAL = "message messages detail error errors msg".split(" ");

/** Whether a value is a list of messages, or has such lists by field, at any depth and in items of lists. */
function isErrorTree(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length > 0 && value.flat(2).every((item) => isMessage(item) || isErrorMap(item));
  }
  return isErrorMap(value) && Object.keys(value).length > 0;
}

/** Whether a value has lists of messages by field. An item of a list without errors has none. */
function isErrorMap(value: unknown): value is JsonObject {
  return isObject(value) && Object.values(value).every(isErrorTree);
}

/**
 * Field errors of a body that is itself a map of lists of texts, `{ "name": ["is too long"] }`, or of its error or
 * messages.
 */
function toOwnDetails(body: unknown, message: string | null): readonly FieldProblem[] {
  if (!isObject(body)) {
    return [];
  }
  const { error, messages } = body;
  if (isObject(messages)) {
    // CodeIgniter puts the general reason under `error`, like a field.
    return toFieldProblems({ ...messages, error: null });
  }
  // A field may be called `title` or `reason`: then its errors are not the message.
  const isMap = isErrorMap(body) && Object.keys(body).some((name) => !GENERAL.includes(name));
  const lists = Object.entries(isObject(error) ? error : message === null || isMap ? body : {}).filter(
    ([name, value]) => name !== "message" && isErrorTree(value),
  );
  return toFieldProblems(Object.fromEntries(lists));
}

/** Upper bound for `Retry-After`, in case the header is wrong. */
const MAX_WAIT_MS = 10 * 60_000;

/** Parses `Retry-After` (seconds or a date) to a bounded timestamp. */
function toRetryTime(header: string | null, now = Date.now()): number | null {
  if (!header?.trim()) {
    return null;
  }
  const at = /^\d+$/.test(header.trim()) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? null : Math.min(Math.max(at, now), now + MAX_WAIT_MS);
}

/** Parses a failed response into an error. Supports the common formats. */
export function toApiError(answer: HttpResponse): ApiError {
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
