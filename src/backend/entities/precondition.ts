import type { preHandlerAsyncHookHandler } from "fastify";
import { readKeyedRequest, wasExecuted } from "../writes/idempotency-key.ts";
import { requireState } from "./require-state.ts";
import { idOf, type RouteContext } from "./route-context.ts";

/**
 * Refuses early to run an action on a record that is not as its precondition says; `writeHandler` looks again, within the
 * transaction. What was carried out is answered again: the action itself may be why the record is no longer so.
 */
export function toPrecondition({ db, route, storeOf }: RouteContext): preHandlerAsyncHookHandler {
  const store = storeOf(route.entity);
  return async (request) => {
    const keyed = readKeyedRequest(request);
    if (keyed !== null && (await wasExecuted(db, keyed))) {
      return;
    }
    const { record } = await store.get(idOf(request.params));
    requireState(route, record);
  };
}
