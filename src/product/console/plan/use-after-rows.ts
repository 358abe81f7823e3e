import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { entityKey } from "#console/data/query-keys.ts";
import type { EntityName } from "#contract/register.ts";

/** A page that never rests is not waited for longer than that. */
const LONGEST_MS = 2000;
/** What a browser is given to draw that does not tell of rest. */
const DRAWN_MS = 100;

function whenDrawn(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(run, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, DRAWN_MS);
  return () => clearTimeout(timer);
}

/** Whether an entity's rows have been fetched and drawn, so that what stands beside them takes no time from them. */
export function useAfterRows(entity: EntityName): boolean {
  const queries = useQueryClient();
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const look = () => {
      if (queries.isFetching({ queryKey: entityKey(entity) }) === 0) {
        stop();
        cancel = whenDrawn(() => setAfter(true));
      }
    };
    const stop = queries.getQueryCache().subscribe(look);
    // The list, which is drawn within, asked before this.
    look();
    return () => {
      stop();
      cancel();
    };
  }, [queries, entity]);
  return isAfter;
}
