import type { ListQuery, RecordId } from "../../contract/transport.ts";

/**
 * Prefix of all query keys of an entity. Invalidate it after a change.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: entityKey("member") });
 */
export function entityKey(entity: string): readonly unknown[] {
  return [entity];
}

/**
 * Key of one record with its version.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: recordKey("member", 7) });
 */
export function recordKey(entity: string, id: RecordId): readonly unknown[] {
  return [entity, "record", String(id)];
}

/** Key of the complete list, for a backend that returns it at once. */
export function wholeListKey(entity: string): readonly unknown[] {
  return [entity, "list", "whole"];
}

/** Key of the first list response, which shows whether the backend pages. */
export function probeKey(entity: string): readonly unknown[] {
  return [entity, "list", "probe"];
}

/**
 * Key of one page of records.
 *
 * @example
 * queryClient.getQueryData(pageKey("member", { page: 1, pageSize: 25 }));
 */
export function pageKey(entity: string, query: ListQuery): readonly unknown[] {
  return [entity, "list", "page", query];
}

/** Key of all records that match a query, without pages. */
export function collectedKey(entity: string, query: ListQuery): readonly unknown[] {
  return [entity, "list", "collected", query];
}

/** Key of the options of a control. */
export function optionsKey(entity: string, search: string, choices: string | null = null): readonly unknown[] {
  return choices === null ? [entity, "options", search] : [entity, "options", search, choices];
}

/** Key of a record that is loaded only for its name. */
export function labelKey(entity: string, id: RecordId): readonly unknown[] {
  return [entity, "label", String(id)];
}

/** Key of the number of records that match a filter. */
export function countKey(entity: string, filters: NonNullable<ListQuery["filters"]>): readonly unknown[] {
  return [entity, "count", filters];
}
