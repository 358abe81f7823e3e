/**
 * Filters of a list joined by and/or: the query parameter `filter`, as JSON (decision 0041). The console sends it to
 * backends whose table of abilities says `filterGroups`; the reference backend honours it.
 */

export type FilterValue = string | number | boolean;

/** What one field must be; every member beside `field` must hold. A field without a value is nothing but not there. */
export interface FilterCondition {
  /** `status`, or a part of an object: `address.city`. */
  readonly field: string;
  /** One of these, as in the parameter of the field's name: of days a day, or a range `2030-01-01..2030-01-31`. */
  readonly is?: FilterValue | readonly FilterValue[];
  /** In any case, with any accents. */
  readonly contains?: string;
  /** Of numbers, days and times of day, the bound included. */
  readonly atLeast?: FilterValue;
  readonly atMost?: FilterValue;
  /** Whether it has a value: a text without a character and a list without an item are none. */
  readonly isThere?: boolean;
}

export type ListFilter =
  | FilterCondition
  | { readonly all: readonly ListFilter[] }
  | { readonly any: readonly ListFilter[] }
  | { readonly none: readonly ListFilter[] };

/** What a backend may refuse the rest of: characters in all, groups within groups, conditions in all, values of a condition. */
export const MAX_FILTER_LENGTH = 4_000;
export const FILTER_LIMITS = { depth: 5, conditions: 200, values: 100 } as const;

/** The parts of a group; null of a condition. */
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
