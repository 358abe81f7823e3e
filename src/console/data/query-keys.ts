import type { ListQuery, RecordId } from "../../contract/transport.ts";

/** Everything the console keeps of an entity; what to invalidate after a change. */
export function entityKey(entity: string): readonly unknown[] {
  return [entity];
}

/** One record with its version. */
export function recordKey(entity: string, id: RecordId): readonly unknown[] {
  return [entity, "record", String(id)];
}

/** The whole set of records, where the backend answers it at once. */
export function wholeListKey(entity: string): readonly unknown[] {
  return [entity, "list", "whole"];
}

/** What a list answered when it was asked first, which shows whether it pages. */
export function probeKey(entity: string): readonly unknown[] {
  return [entity, "list", "probe"];
}

/** One page of records, as the backend was asked for it. */
export function pageKey(entity: string, query: ListQuery): readonly unknown[] {
  return [entity, "list", "page", query];
}

/** All records that a backend finds, without pages. */
export function collectedKey(entity: string, query: ListQuery): readonly unknown[] {
  return [entity, "list", "collected", query];
}

/** Records to choose from. */
export function optionsKey(entity: string, search: string, choices: string | null = null): readonly unknown[] {
  return choices === null ? [entity, "options", search] : [entity, "options", search, choices];
}

/** A record as far as its name is wanted. */
export function labelKey(entity: string, id: RecordId): readonly unknown[] {
  return [entity, "label", String(id)];
}

/** How many records a filter finds. */
export function countKey(entity: string, filters: NonNullable<ListQuery["filters"]>): readonly unknown[] {
  return [entity, "count", filters];
}
