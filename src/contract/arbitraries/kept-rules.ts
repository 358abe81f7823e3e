import { calendarAt } from "../calendar.ts";
import { holds, type Predicate, pathsOf } from "../predicate.ts";

/**
 * Copies the second field of each pair to the first, to satisfy rules that require them to be equal.
 *
 * @example
 * record(fields).map(withSame([["billingName", "name"]]));
 */
export function withSame<Body extends object>(pairs: readonly (readonly [string, string])[]): (body: Body) => Body {
  return (body) => ({
    ...body,
    ...Object.fromEntries(pairs.map(([field, other]) => [field, Reflect.get(body, other)])),
  });
}

/**
 * True if a generated body violates none of the rules about single records.
 *
 * @example
 * record(fields).filter(keepsRules(forbidden));
 */
export function keepsRules(forbidden: readonly Predicate[]): (body: object) => boolean {
  const own = forbidden.filter((predicate) => !pathsOf(predicate).some((path) => path.includes(".")));
  return (body) => !own.some((predicate) => holds(predicate, (path) => Reflect.get(body, path), calendarAt("UTC")));
}
