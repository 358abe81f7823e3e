import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RelationDescriptor } from "../../contract/screens.ts";
import type { EntityRecord, ListPage, ListQuery, RecordId } from "../../contract/transport.ts";
import { isWholeSet } from "../data/client-rows.ts";
import { useEntityClient } from "../data/entity-client.ts";
import { fetchList, type ListSource, useListSource } from "../data/fetch-list.ts";
import { hasName, loadForLabel, loadRecord } from "../data/label-records.ts";
import { labelKey, optionsKey, recordKey } from "../data/query-keys.ts";
import { isRecordId } from "../data/record-id.ts";
import { labelFieldsOf, type NamedBy, relatedTitle } from "../data/related-title.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";
import { useDeepMemo } from "../lib/use-deep-memo.ts";

/** A selectable record and its label. */
export interface RelationOption {
  readonly id: RecordId;
  readonly label: string;
  /** The record itself, if it was loaded for its label. */
  readonly record?: JsonObject;
}

interface Options {
  readonly options: readonly RelationOption[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

const PAGE_SIZE = 25;
const NO_OPTIONS: readonly RelationOption[] = [];

function toOption(record: unknown, relation: NamedBy): RelationOption | null {
  if (!isObject(record) || !isRecordId(record["id"])) {
    return null;
  }
  const id = record["id"];
  return { id, label: relatedTitle(relation, record) ?? String(id), record };
}

export function toOptions(records: readonly unknown[], relation: NamedBy): readonly RelationOption[] {
  return records.map((record) => toOption(record, relation)).filter((option) => option !== null);
}

/**
 * Records of the related entity that match the typed text.
 *
 * @example
 * const { options, isLoading } = useRelationSearch(relation, typed, isOpen);
 */
export function useRelationSearch(relation: RelationDescriptor, text: string, isOpen: boolean): Options {
  const source = useListSource(relation.entity);
  const search = text.trim();
  const query = useQuery({
    queryKey: optionsKey(relation.entity, search, relation.choices),
    enabled: isOpen && source.client.list !== undefined && relation.within === null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = search === "" ? { page: 1, pageSize: PAGE_SIZE } : { page: 1, pageSize: PAGE_SIZE, search };
      const searched = labelFieldsOf(relation);
      return relation.choices === undefined
        ? (await fetchList({ ...source, searched }, asked, signal)).rows
        : await askChoices(source, { choices: relation.choices, asked, searched, signal });
    },
  });
  const options = useMemo(() => toOptions(query.data ?? [], relation), [query.data, relation]);
  return { options, isLoading: query.isFetching, isFailed: query.isError };
}

interface ChoicesQuestion {
  readonly choices: string;
  readonly asked: ListQuery;
  readonly searched: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Runs an entity query for the options. A backend that returns the whole set has not searched, so the client filters
 * it.
 */
async function askChoices(source: ListSource, { choices, asked, searched, signal }: ChoicesQuestion) {
  const queries: { readonly [name: string]: unknown } = { ...source.client };
  const call = queries[choices];
  if (typeof call !== "function") {
    throw new TypeError(`${source.entity} has no query "${choices}"`);
  }
  const page: ListPage<EntityRecord> = await call(asked, { signal });
  if (!isWholeSet(page, {})) {
    return page.rows;
  }
  const { toClientPage } = await import("../data/client-page.ts");
  return toClientPage(page, asked, { searched }).rows;
}

/** Records embedded in the record of a sibling field, such as the copies of a member's book. */
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
    return isRecordId(ownerId) && Array.isArray(items) ? toOptions(items, relation) : NO_OPTIONS;
  }, [query.data, within, relation, ownerId]);
  return { options, isLoading: query.isFetching && options.length === 0, isFailed: query.isError };
}

/** Labels of the chosen records. The id is the label until the record is loaded. */
export function useRelationLabels(
  relation: RelationDescriptor,
  ids: readonly RecordId[],
  known: readonly RelationOption[],
): readonly RelationOption[] {
  const source = useListSource(relation.entity);
  const loose = ids.filter((id) => !known.some((option) => String(option.id) === String(id)));
  // A response may contain an id twice.
  const missing = [...new Map(loose.map((id) => [String(id), id])).values()];
  const { labelField } = relation;
  const canLoad = relation.within === null && source.client.get !== undefined;
  const loaded = useQueries({
    queries: (canLoad ? missing : []).map((id) => ({
      queryKey: labelKey(relation.entity, id),
      queryFn: () => loadForLabel({ ...source, isEnough: hasName(labelField) }, id),
      staleTime: 60_000,
      retry: false,
    })),
  });
  const records = loaded.map((query) => toOption(query.data, relation));
  const all = [...known, ...records.filter((option) => option !== null)];
  // Keep the identity: a new list on every render would reset the text that is being typed.
  return useDeepMemo(
    ids.map((id) => all.find((option) => String(option.id) === String(id)) ?? { id, label: String(id) }),
  );
}

/** The option from a record that the response expands in a sibling field. */
export function expandedOption(relation: RelationDescriptor, record: { readonly [field: string]: unknown }) {
  const option = relation.expandedAs ? toOption(record[relation.expandedAs], relation) : null;
  return option ? [option] : NO_OPTIONS;
}
