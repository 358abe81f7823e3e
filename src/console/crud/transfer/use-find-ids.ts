import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { RecordId } from "../../../contract/transport.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useClient } from "../../data/backend-contexts.ts";
import { entityClient } from "../../data/entity-client.ts";
import type { ListSource } from "../../data/fetch-list.ts";
import { isRecordId } from "../../data/record-id.ts";
import { relatedTitle } from "../../data/related-title.ts";
import { foldText } from "../../lib/fold-text.ts";
import { isObject } from "../../lib/json-object.ts";
import { bracketedId } from "./edit-cells.ts";
import { findById, findByName } from "./find-by-name.ts";
import { type WantedName, wantedKey } from "./read-line.ts";

const AT_A_TIME = 4;

/** The id of an option that is embedded in another record, by its id or name. */
async function findInHolder(source: ListSource, { relation, name, holder }: WantedName): Promise<RecordId | null> {
  const { within } = relation;
  if (within === null || holder === null) {
    return null;
  }
  const loaded = await source.queries.fetchQuery({
    queryKey: ["import", within.entity, String(holder)],
    queryFn: async () => (await source.client.get?.(holder).catch(() => null)) ?? null,
    staleTime: 60_000,
  });
  const items: unknown = loaded?.record[within.items];
  const options = (Array.isArray(items) ? items : []).filter(isObject);
  const wanted = bracketedId(name) ?? name;
  const named = options.filter((each) => foldText(relatedTitle(relation, each) ?? "") === foldText(name));
  const found = options.find(({ id }) => String(id) === wanted) ?? (named.length === 1 ? named[0] : undefined);
  return found && isRecordId(found["id"]) ? found["id"] : null;
}

/** Finds ids of related records by names or ids, each once, before any record is sent. */
export function useFindIds(): (wanted: readonly WantedName[]) => Promise<ReadonlyMap<string, RecordId>> {
  const client = useClient();
  const queries = useQueryClient();
  const abilities = useAbilities();
  return useCallback(
    async (wanted) => {
      const ids = new Map<string, RecordId>();
      const waiting = [...wanted];
      const find = async (each: WantedName): Promise<RecordId | null> => {
        const { relation, name, holder } = each;
        const entity = holder === null ? relation.entity : (relation.within?.entity ?? relation.entity);
        const source = { queries, client: entityClient(client, entity), entity, abilities };
        if (holder !== null) {
          return await findInHolder(source, each);
        }
        const inside = bracketedId(name);
        const byId = inside === null ? null : await findById(source, inside);
        return byId ?? (await findByName(source, relation, name));
      };
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const id = await find(next);
          if (id !== null) {
            ids.set(wantedKey(next), id);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, work));
      return ids;
    },
    [client, queries, abilities],
  );
}
