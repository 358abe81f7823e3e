import { type Comparison, holds, type Predicate, type RuleDescriptor } from "../../../contract/predicate.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { calendar } from "../../lib/calendar.ts";

export type CountingRule = RuleDescriptor & { readonly atMostOne: Predicate };

/** Rules that count records. */
export function countingRules(rules: readonly RuleDescriptor[]): readonly CountingRule[] {
  return rules.filter((rule): rule is CountingRule => rule.atMostOne !== null);
}

/** Whether a record is one of those that the rule counts. */
export function isCounted({ atMostOne }: CountingRule, data: FormData): boolean {
  return holds(atMostOne, (path) => data[path], calendar());
}

/** The values in which the records agree that the rule counts together. */
export function groupOf({ per }: CountingRule, data: FormData): string {
  return JSON.stringify(per.map((field) => data[field] ?? null));
}

/** Of records that are written together, those behind the first that a rule lets be as they are. */
export function surplusOf<T extends FormData>(rule: CountingRule, records: readonly T[]): readonly T[] {
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

/** The list's filters that find what a rule counts; null of a rule that no filter can tell. */
export function filtersOf(rule: CountingRule, data: FormData): { readonly [field: string]: string } | null {
  const parts = "all" in rule.atMostOne ? rule.atMostOne.all : [rule.atMostOne];
  const own = parts.map(toFilter);
  const shared = rule.per.map((field) => (isPlain(data[field]) ? ([field, String(data[field])] as const) : null));
  const all = [...own, ...shared];
  return all.includes(null) ? null : Object.fromEntries(all.flatMap((entry) => (entry === null ? [] : [entry])));
}

/** What a rule counts, as far as filters can tell: they may find others too. */
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

/** Whether the record that the form was opened on is one of those that are counted with it now. */
export function countsItself(rule: CountingRule, loaded: Partial<EntityRecord>, data: FormData): boolean {
  return isCounted(rule, loaded) && groupOf(rule, loaded) === groupOf(rule, data);
}
