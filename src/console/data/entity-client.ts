import type { Client } from "../../../generated/api/client.ts";
import type { EntityClient } from "../../contract/transport.ts";

/** The generated client of the entity of that name, as the generic screens see it. */
export function entityClient(client: Client, entity: string): EntityClient {
  const clients: { readonly [name: string]: object | undefined } = client;
  const found = Object.hasOwn(clients, entity) ? clients[entity] : undefined;
  if (found === undefined) {
    throw new ReferenceError(`The backend offers nothing for the entity "${entity}"`);
  }
  return found;
}
