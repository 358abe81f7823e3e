import { useMemo } from "react";
import type { EntityClient } from "../../contract/transport.ts";
import { useClient } from "./client-context.tsx";
import { entityClient } from "./entity-client.ts";

/** An entity that lives only inside others has no calls of its own. */
const NO_CALLS: EntityClient = {};

/** The calls of the entity of that name; none where the backend offers none. */
export function useEntityClient(entity: string): EntityClient {
  const client = useClient();
  return useMemo(() => (Object.hasOwn(client, entity) ? entityClient(client, entity) : NO_CALLS), [client, entity]);
}
