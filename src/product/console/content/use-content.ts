import { useBackends } from "entity-console/console";
import { useMemo } from "react";
import { type ContentClient, contentClient } from "./content-client.ts";

/**
 * The content backend's generic queries.
 * @public No screen of the specification uses it yet.
 */
export function useContent(): ContentClient {
  const { content } = useBackends();
  return useMemo(() => {
    if (content === undefined) {
      throw new ReferenceError("The config names no content backend");
    }
    return contentClient(content);
  }, [content]);
}
