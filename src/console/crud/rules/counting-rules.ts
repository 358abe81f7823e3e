import { type Comparison, holds, type Predicate, type RuleDescriptor } from "../../../contract/predicate.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { calendar } from "../../lib/calendar.ts";

export type CountingRule = RuleDescriptor & { readonly atMostOne: Predicate };

/** Rules that limit the number of records ("at most one"). */
export function countingRules(rules: readonly RuleDescriptor[]): readonly CountingRule[] {
  return rules.filter((rule): rule is CountingRule => rule.atMostOne !== null);
}

/** Whether the rule counts this record. */
export function isCounted({ atMostOne }: CountingRule, data: FormData): boolean {
  return holds(atMostOne, (path) => data[path], calendar());
}

/** Group key of a record: its values of the rule's `per` fields. The rule counts each group separately. */
export function groupOf({ per }: CountingRule, data: FormData): string {
  return JSON.stringify(per.map((field) => data[field] ?? null));
}

/** Records of a batch that violate the rule: all but the first of each group. */
export function violationsOf<T extends FormData>(rule: CountingRule, records: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return records.filter((data) => {
    if (!isCounted(rule, data)) {
      return false;
    }
    const isLater = seen.has(groupOf(rule, data));
    seen.add(groupOf(rule, data));
    return isLater;
  });
}

/** List filters that match exactly the counted records of this group; null if filters cannot express the rule. */
export function filtersOf(rule: CountingRule, data: FormData): { readonly [field: string]: string } | null {
  const parts = "all" in rule.atMostOne ? rule.atMostOne.all : [rule.atMostOne];
  const own = parts.map(toFilter);
  const shared = rule.per.map((field) => (isPlain(data[field]) ? ([field, String(data[field])] as const) : null));
  const all = [...own, ...shared];
  return all.includes(null) ? null : Object.fromEntries(all.flatMap((entry) => (entry === null ? [] : [entry])));
}

/** List filters that match at least all records that the rule counts. */
export function widestFilters({ atMostOne }: CountingRule): { readonly [field: string]: string } {
  const parts = "all" in atMostOne ? atMostOne.all : [atMostOne];
  return Object.fromEntries(parts.map(toFilter).filter((filter) => filter !== null));
}

function toFilter(part: Predicate): readonly [string, string] | null {
  const { field, is, ...others } = part as Comparison;
  return field !== undefined && isPlain(is) && Object.keys(others).length === 0 ? [field, String(is)] : null;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** Whether the saved record is already counted in the group that the edited data belongs to. */
export function countsItself(rule: CountingRule, loaded: Partial<EntityRecord>, data: FormData): boolean {
  return isCounted(rule, loaded) && groupOf(rule, loaded) === groupOf(rule, data);
}
