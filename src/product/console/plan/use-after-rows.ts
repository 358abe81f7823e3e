import { useQueryClient } from "@tanstack/react-query";
import { type EntityName, entityKey } from "entity-console/console";
import { useEffect, useState } from "react";

/** Upper limit of the wait. */
const LONGEST_MS = 2000;
/** Wait for browsers that do not report idle time. */
const FALLBACK_MS = 100;

function afterPaint(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(run, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, FALLBACK_MS);
  return () => clearTimeout(timer);
}

/** True after an entity's rows are loaded and rendered, so that other calls do not delay them. */
export function useAfterRows(entity: EntityName): boolean {
  const queries = useQueryClient();
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const look = () => {
      if (queries.isFetching({ queryKey: entityKey(entity) }) === 0) {
        stop();
        cancel = afterPaint(() => setAfter(true));
      }
    };
    const stop = queries.getQueryCache().subscribe(look);
    // The list is a child, so its request was registered before this effect.
    look();
    return () => {
      stop();
      cancel();
    };
  }, [queries, entity]);
  return isAfter;
}
