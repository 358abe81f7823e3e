import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EntityName, MessageKey, RecordOf } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { useClient } from "../../data/backend-contexts.ts";
import { entityClient } from "../../data/entity-client.ts";
import { loadRecord } from "../../data/label-records.ts";
import { recordKey } from "../../data/query-keys.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import type { ReadRecord, RecordChange } from "../writes/record-change.ts";

interface SideEffects {
  /** The changes with side effects. The plain changes until those are known. */
  readonly changes: readonly RecordChange[];
  readonly isReading: boolean;
  /** Side effects could not be computed, so the change must not be sent. */
  readonly isFailed: boolean;
}

/** Cache key of a list of changes. */
const keyOf = (changes: readonly RecordChange[]) =>
  changes.map(({ record, change }) => [String(record.id), ...Object.entries(change).map(String)]);

/** Adds the product's side effects in other fields to the changes. */
export function useSideEffects(screens: EntityScreens<MessageKey>, changes: readonly RecordChange[]): SideEffects {
  const { bulkSideEffects } = useOverrides(screens.entity);
  const queries = useQueryClient();
  const client = useClient();
  const isAsked = bulkSideEffects !== null && changes.length > 0;
  const read: ReadRecord = async <Name extends EntityName>(entity: Name, id: RecordId) => {
    const { record } = await queries.fetchQuery({
      queryKey: recordKey(entity, id),
      queryFn: ({ signal }) => loadRecord(entityClient(client, entity).get?.(id, { signal })),
    });
    return record as RecordOf<Name>;
  };
  const { data, isError } = useQuery({
    queryKey: ["bulkSideEffects", screens.entity, keyOf(changes)],
    queryFn: async () => (await bulkSideEffects?.())?.(changes, read) ?? changes,
    enabled: isAsked,
    retry: false,
    gcTime: 0,
  });
  return {
    changes: isAsked ? (data ?? changes) : changes,
    isReading: isAsked && data === undefined && !isError,
    isFailed: isAsked && isError,
  };
}
