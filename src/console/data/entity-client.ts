import { useMemo } from "react";
import type { Client } from "../../contract/register.ts";
import type { EntityClient } from "../../contract/transport.ts";
import { useClient } from "./backend-contexts.ts";

/** The generated client of the entity of that name, as the generic screens see it. */
export function entityClient(client: Client, entity: string): EntityClient {
  const clients: { readonly [name: string]: object | undefined } = client;
  const found = Object.hasOwn(clients, entity) ? clients[entity] : undefined;
  if (found === undefined) {
    throw new ReferenceError(`The backend offers nothing for the entity "${entity}"`);
  }
  return found;
}

/** An entity that lives only inside others has no calls of its own. */
const NO_CALLS: EntityClient = {};

/** The calls of the entity of that name; none where the backend offers none. */
export function useEntityClient(entity: string): EntityClient {
  const client = useClient();
  return useMemo(() => (Object.hasOwn(client, entity) ? entityClient(client, entity) : NO_CALLS), [client, entity]);
}
