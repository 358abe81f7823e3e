import { useMemo } from "react";
import type { Client } from "../../contract/register.ts";
import type { EntityClient } from "../../contract/transport.ts";
import { useClient } from "./backend-contexts.ts";

/**
 * The generated client of an entity, as the generic screens use it.
 *
 * @example
 * const { record } = await entityClient(client, "member").get(7);
 */
export function entityClient(client: Client, entity: string): EntityClient {
  const clients: { readonly [name: string]: object | undefined } = client;
  const found = Object.hasOwn(clients, entity) ? clients[entity] : undefined;
  if (found === undefined) {
    throw new ReferenceError(`The backend has no calls for the entity "${entity}"`);
  }
  return found;
}

/** Embedded entities have no calls of their own. */
const NO_CALLS: EntityClient = {};

/**
 * The calls of an entity; empty if the backend has none.
 *
 * @example
 * const { list } = useEntityClient("member");
 */
export function useEntityClient(entity: string): EntityClient {
  const client = useClient();
  return useMemo(() => (Object.hasOwn(client, entity) ? entityClient(client, entity) : NO_CALLS), [client, entity]);
}
