import { useQueries } from "@tanstack/react-query";
import { pathsOf, type RuleDescriptor } from "../../../contract/predicate.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { useClient } from "../../data/backend-contexts.ts";
import { entityClient } from "../../data/entity-client.ts";
import { loadRecord } from "../../data/label-records.ts";
import { recordKey } from "../../data/query-keys.ts";
import { isRecordId } from "../../data/record-id.ts";
import type { FormData } from "../../fields/form-store.ts";

/** Maximum number of related records to load for warnings. */
const MAX_RELATED = 50;

/** Reads a path of a record or a related record. Undefined while the related record is loading. */
type ReadOf = (data: FormData) => (path: string) => unknown;

/** Loads the related records that the rules refer to, each once, and returns a reader of rule paths. */
export function useRelatedValues(
  { fields }: EntityScreens<MessageKey>,
  rules: readonly RuleDescriptor[],
  records: readonly FormData[],
): ReadOf {
  const client = useClient();
  const relations = rules
    .flatMap(({ never }) => (never === null ? [] : pathsOf(never)))
    .filter((path) => path.includes("."))
    .map((path) => path.split(".")[0] ?? "");
  const wanted = new Map<string, { readonly entity: string; readonly id: RecordId }>();
  for (const own of new Set(relations)) {
    const entity = fields[own]?.relation?.entity;
    for (const id of records.map((data) => data[own]).filter((value) => isRecordId(value) && value !== "")) {
      if (entity !== undefined && isRecordId(id)) {
        wanted.set(`${entity} ${id}`, { entity, id });
      }
    }
  }
  const asked = [...wanted].slice(0, MAX_RELATED);
  const answers = useQueries({
    queries: asked.map(([, { entity, id }]) => ({
      queryKey: recordKey(entity, id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        loadRecord(entityClient(client, entity).get?.(id, { signal })),
      staleTime: 60_000,
      retry: false,
    })),
  });
  const found = new Map(asked.map(([key], index) => [key, answers[index]?.data?.record]));
  return (data) => (path) => {
    const [own = "", other] = path.split(".");
    return other === undefined ? data[own] : found.get(`${fields[own]?.relation?.entity} ${data[own]}`)?.[other];
  };
}
