/**
 * Filters of a list combined by and/or: the query parameter `filter`, as JSON (decision 0041). The console sends it to
 * backends with the capability `filterGroups`; the reference backend supports it.
 */

export type FilterValue = string | number | boolean;

/** Conditions on one field; all must be true. A field without a value only matches `isThere: false`. */
export interface FilterCondition {
  /** `status`, or a field inside an object: `address.city`. */
  readonly field: string;
  /** One of these values; for dates also a range `2030-01-01..2030-01-31`. */
  readonly is?: FilterValue | readonly FilterValue[];
  /** Ignores case and accents. */
  readonly contains?: string;
  /** Greater or equal. For numbers, dates and times. */
  readonly atLeast?: FilterValue;
  readonly atMost?: FilterValue;
  /** True if the field has a value; empty texts and lists have none. */
  readonly isThere?: boolean;
}

export type ListFilter =
  | FilterCondition
  | { readonly all: readonly ListFilter[] }
  | { readonly any: readonly ListFilter[] }
  | { readonly none: readonly ListFilter[] };

/**
 * Limits above which a backend may reject a filter: characters, nesting depth, conditions, values per condition, and
 * conditions with `contains`, which are the slowest.
 */
export const MAX_FILTER_LENGTH = 4_000;
export const FILTER_LIMITS = { depth: 5, conditions: 200, values: 100, contains: 20 } as const;

/** The members of a group; null for a condition. */
export function groupOf(
  filter: ListFilter,
): { readonly kind: "all" | "any" | "none"; readonly parts: readonly ListFilter[] } | null {
  if ("all" in filter) {
    return { kind: "all", parts: filter.all };
  }
  if ("any" in filter) {
    return { kind: "any", parts: filter.any };
  }
  return "none" in filter ? { kind: "none", parts: filter.none } : null;
}

/** The same filter with other names of fields. */
export function renameFilter(filter: ListFilter, toName: (field: string) => string): ListFilter {
  const rename = (parts: readonly ListFilter[]) => parts.map((part) => renameFilter(part, toName));
  if ("all" in filter) {
    return { all: rename(filter.all) };
  }
  if ("any" in filter) {
    return { any: rename(filter.any) };
  }
  return "none" in filter ? { none: rename(filter.none) } : { ...filter, field: toName(filter.field) };
}
