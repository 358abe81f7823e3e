import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RelationDescriptor } from "../../contract/screens.ts";
import type { RecordId } from "../../contract/transport.ts";
import { useEntityClient } from "../data/entity-client.ts";
import { loadForLabel, loadRecord } from "../data/label-records.ts";
import { labelKey, optionsKey, recordKey } from "../data/query-keys.ts";
import { foldText } from "../lib/fold-text.ts";
import { useStable } from "../lib/use-stable.ts";

/** A record to choose, by its name. */
export interface RelationOption {
  readonly id: RecordId;
  readonly label: string;
}

interface Options {
  readonly options: readonly RelationOption[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

const PAGE_SIZE = 25;
const NO_OPTIONS: readonly RelationOption[] = [];

/** Whether a value can be the id of a record. */
export function isRecordId(value: unknown): value is RecordId {
  return typeof value === "number" || (typeof value === "string" && value !== "");
}

function toOption(record: unknown, labelField: string): RelationOption | null {
  if (typeof record !== "object" || record === null) {
    return null;
  }
  const id: unknown = Reflect.get(record, "id");
  const label: unknown = Reflect.get(record, labelField);
  return isRecordId(id) ? { id, label: label === undefined || label === null ? String(id) : String(label) } : null;
}

function toOptions(records: readonly unknown[], labelField: string): readonly RelationOption[] {
  return records.map((record) => toOption(record, labelField)).filter((option) => option !== null);
}

/** Records of the related entity that match what was typed. */
export function useRelationSearch(relation: RelationDescriptor, text: string, isOpen: boolean): Options {
  const client = useEntityClient(relation.entity);
  const search = text.trim();
  const query = useQuery({
    queryKey: optionsKey(relation.entity, search),
    enabled: isOpen && client.list !== undefined && relation.within === null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = search === "" ? { page: 1, pageSize: PAGE_SIZE } : { page: 1, pageSize: PAGE_SIZE, search };
      return (await client.list?.(asked, { signal }))?.rows ?? [];
    },
  });
  const options = useMemo(() => {
    const all = toOptions(query.data ?? [], relation.labelField);
    // A backend that answers everything at once has not searched: do it here.
    const wanted = foldText(search);
    const found = all.length > PAGE_SIZE ? all.filter((option) => foldText(option.label).includes(wanted)) : all;
    return found.slice(0, 4 * PAGE_SIZE);
  }, [query.data, relation.labelField, search]);
  return { options, isLoading: query.isFetching, isFailed: query.isError };
}

/** The records embedded in the one that a sibling field names: the payments of an account's plan. */
export function useWithinOptions(relation: RelationDescriptor, ownerId: unknown): Options {
  const { within } = relation;
  const client = useEntityClient(within?.entity ?? relation.entity);
  const query = useQuery({
    queryKey: recordKey(within?.entity ?? relation.entity, isRecordId(ownerId) ? ownerId : ""),
    enabled: within !== null && isRecordId(ownerId) && client.get !== undefined,
    queryFn: ({ signal }) => loadRecord(client.get?.(ownerId as RecordId, { signal })),
  });
  const options = useMemo(() => {
    const items = within ? query.data?.record[within.items] : undefined;
    return isRecordId(ownerId) && Array.isArray(items) ? toOptions(items, relation.labelField) : NO_OPTIONS;
  }, [query.data, within, relation.labelField, ownerId]);
  return { options, isLoading: query.isFetching && options.length === 0, isFailed: query.isError };
}

/** The names of chosen records; an id stands for itself until its record is here. */
export function useRelationLabels(
  relation: RelationDescriptor,
  ids: readonly RecordId[],
  known: readonly RelationOption[],
): readonly RelationOption[] {
  const client = useEntityClient(relation.entity);
  const missing = ids.filter((id) => !known.some((option) => String(option.id) === String(id)));
  const queries = useQueryClient();
  const { entity, labelField } = relation;
  const canLoad = relation.within === null && client.get !== undefined;
  const loaded = useQueries({
    queries: (canLoad ? missing : []).map((id) => ({
      queryKey: labelKey(relation.entity, id),
      queryFn: () => loadForLabel({ queries, client, entity, labelField }, id),
      staleTime: 60_000,
      retry: false,
    })),
  });
  const records = loaded.map((query) => toOption(query.data, labelField));
  const all = [...known, ...records.filter((option) => option !== null)];
  // A new list on every render would make an Autocomplete forget what is being typed into it.
  return useStable(
    ids.map((id) => all.find((option) => String(option.id) === String(id)) ?? { id, label: String(id) }),
  );
}

/** A record that the backend answered beside its id, as an option. */
export function expandedOption(relation: RelationDescriptor, record: { readonly [field: string]: unknown }) {
  const option = relation.expandedAs ? toOption(record[relation.expandedAs], relation.labelField) : null;
  return option ? [option] : NO_OPTIONS;
}
