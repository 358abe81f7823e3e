import type { preHandlerAsyncHookHandler } from "fastify";
import { conflict, fieldProblem } from "../http/http-problem.ts";
import { idOf, type RouteContext } from "./route-context.ts";

/** Refuses to run an action on a record that is not as its precondition says. */
export function toPrecondition(
  { route, storeOf }: RouteContext,
  when: Readonly<Record<string, unknown>>,
): preHandlerAsyncHookHandler {
  const store = storeOf(route.entity);
  return async ({ params }) => {
    const { record } = await store.get(idOf(params));
    const isMet = Object.entries(when).every(([field, wanted]) => [wanted].flat().includes(record[field]));
    if (!isMet) {
      throw conflict("The record is not in a state that allows this", [
        fieldProblem("", "precondition", `${route.name} is not possible now`),
      ]);
    }
  };
}
