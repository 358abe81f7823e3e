import { holds, type Predicate, pathsOf } from "./predicate.ts";

/** Whether a drawn body is like none of what rules say that no record may be; what they say of others it cannot know. */
export function keepsRules(forbidden: readonly Predicate[]): (body: object) => boolean {
  const own = forbidden.filter((predicate) => !pathsOf(predicate).some((path) => path.includes(".")));
  return (body) => !own.some((predicate) => holds(predicate, (path) => Reflect.get(body, path)));
}
