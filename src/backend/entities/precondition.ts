import type { preHandlerAsyncHookHandler } from "fastify";
import { conflict, fieldProblem } from "../http/http-problem.ts";
import { readKeyedRequest, wasCarriedOut } from "../writes/idempotency-key.ts";
import { idOf, type RouteContext } from "./route-context.ts";

/**
 * Refuses to run an action on a record that is not as its precondition says. What was carried out is answered again: the
 * action itself may be why the record is no longer so.
 */
export function toPrecondition(
  { db, route, storeOf }: RouteContext,
  when: Readonly<Record<string, unknown>>,
): preHandlerAsyncHookHandler {
  const store = storeOf(route.entity);
  return async (request) => {
    const keyed = readKeyedRequest(request);
    if (keyed !== null && (await wasCarriedOut(db, keyed))) {
      return;
    }
    const { record } = await store.get(idOf(request.params));
    const isMet = Object.entries(when).every(([field, wanted]) => [wanted].flat().includes(record[field]));
    if (!isMet) {
      throw conflict("The record is not in a state that allows this", [
        fieldProblem("", "precondition", `${route.name} is not possible now`),
      ]);
    }
  };
}
