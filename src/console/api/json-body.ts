import { ApiError } from "./api-error.ts";
import type { HttpAnswer } from "./http-call.ts";
import { toApiError } from "./problem-body.ts";

const isJson = (contentType: string): boolean => /^(application|text)\/([\w.-]+\+)?json\b/i.test(contentType);

/** Parses JSON without letting a key of it reach a prototype. */
function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // A reviver visits every value, which a long list would feel; so only where such a key may be hiding.
  const suspicious = text.includes("__proto__") || /\\u00[57][0-9a-f]/i.test(text);
  return suspicious ? JSON.parse(text, (key, inner) => (key === "__proto__" ? undefined : inner)) : value;
}

/** The body of an answer: undefined where a 2xx has none. A refusal, or a body that is not JSON, is an `ApiError`. */
export function toJsonBody(answer: HttpAnswer): unknown {
  if (answer.status < 200 || answer.status > 299) {
    throw toApiError(answer);
  }
  if (answer.text.trim() === "") {
    return undefined;
  }
  const contentType = answer.headers.get("content-type") ?? "application/json";
  if (!isJson(contentType)) {
    throw unexpected(answer, `Unexpected content: ${contentType}`);
  }
  try {
    return parseJson(answer.text);
  } catch (cause) {
    throw unexpected(answer, "Unexpected content: malformed JSON", cause);
  }
}

/** An answer that the contract does not know. */
export function unexpected(answer: HttpAnswer, message: string, cause?: unknown): ApiError {
  return new ApiError({ kind: "unexpected", statusCode: answer.status, message, cause });
}
