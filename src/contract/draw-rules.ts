import { calendarAt } from "./calendar.ts";
import { holds, type Predicate, pathsOf } from "./predicate.ts";

/** Makes a drawn body keep rules by which its first field of each pair is the same as the second. */
export function withSame<Body extends object>(pairs: readonly (readonly [string, string])[]): (body: Body) => Body {
  return (body) => ({
    ...body,
    ...Object.fromEntries(pairs.map(([field, other]) => [field, Reflect.get(body, other)])),
  });
}

/** Whether a drawn body is like none of what rules say that no record may be; what they say of others it cannot know. */
export function keepsRules(forbidden: readonly Predicate[]): (body: object) => boolean {
  const own = forbidden.filter((predicate) => !pathsOf(predicate).some((path) => path.includes(".")));
  return (body) => !own.some((predicate) => holds(predicate, (path) => Reflect.get(body, path), calendarAt("UTC")));
}
