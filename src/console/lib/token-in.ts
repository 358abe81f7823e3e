import { isObject } from "./json-object.ts";

/** A text that may be a token: one word, longer than "OK" and "done", and not HTML. */
const isToken = (value: unknown): value is string => typeof value === "string" && /^[^\s<]{8,}$/.test(value);

/**
 * Finds the token of a response: under `name` or a usual key, or as plain text. Null if there is none.
 *
 * @example
 * tokenIn({ accessToken: "abc" }, "accessToken"); // "abc"
 */
export function tokenIn(answer: unknown, name = "token"): string | null {
  const places = isObject(answer) ? [name, "token", "accessToken", "data"].map((each) => answer[each]) : [answer];
  return (
    places.find(isToken) ?? (isObject(answer) && typeof answer[name] === "string" && answer[name] ? answer[name] : null)
  );
}
