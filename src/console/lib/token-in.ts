import { isObject } from "./json-object.ts";

/** A text that may be a token: one word, too long for "OK" and "done", and no page of HTML. */
const isToken = (value: unknown): value is string => typeof value === "string" && /^[^\s<]{8,}$/.test(value);

/**
 * The token in an answer: under the name that the spec gives it or a usual one, or bare. Null where there is none that
 * could be shown.
 */
export function tokenIn(answer: unknown, name = "token"): string | null {
  const places = isObject(answer) ? [name, "token", "accessToken", "data"].map((each) => answer[each]) : [answer];
  return (
    places.find(isToken) ?? (isObject(answer) && typeof answer[name] === "string" && answer[name] ? answer[name] : null)
  );
}
