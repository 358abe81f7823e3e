import type { preHandlerAsyncHookHandler } from "fastify";
import { readKeyedRequest, wasExecuted } from "../writes/idempotency-key.ts";
import { requireState } from "./require-state.ts";
import { idOf, type RouteContext } from "./route-context.ts";

/**
 * Rejects an action early if the record does not match its precondition; `writeHandler` checks again in the
 * transaction. A request that was executed before is replayed, because the action itself may have changed the record.
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
