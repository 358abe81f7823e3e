import { and, not, or, type SQL, sql } from "drizzle-orm";
import { type FilterCondition, groupOf, type ListFilter } from "../../contract/list-filter.ts";
import { comparedOf, refuse } from "./compared-field.ts";
import { toContraries } from "./contrary-tests.ts";
import { toTests } from "./filter-tests.ts";
import {
  linkOf,
  toAnyLinkAlternative,
  toAnyLinkCondition,
  toLinkAlternative,
  toLinkCondition,
  toOtherLinkCondition,
} from "./link-condition.ts";
import { invalidFilter } from "./read-filter.ts";
import type { Listed, Stored } from "./stored-entity.ts";

/** The groups around a filter. */
interface Within {
  readonly isNegated: boolean;
  /** True below an OR. */
  readonly isAlternative: boolean;
}

/**
 * SQL condition of a filter with groups. Throws for a test that the field does not allow. Negations are applied to the
 * single tests, because no index answers a negated group.
 */
export function toFilterCondition(
  stored: Listed,
  filter: ListFilter,
  { isNegated, isAlternative }: Within = { isNegated: false, isAlternative: false },
): SQL {
  const group = groupOf(filter);
  if (group === null) {
    const tests = toConditions(stored, filter as FilterCondition, { isNegated, isAlternative });
    return isNegated ? (or(...tests) ?? sql`false`) : (and(...tests) ?? sql`true`);
  }
  const { kind } = group;
  const isEach = (kind === "any") === isNegated;
  const within: Within = {
    isNegated: isNegated !== (kind === "none"),
    isAlternative: isAlternative || (!isEach && group.parts.length > 1),
  };
  const parts = group.parts.map((part) => toFilterCondition(stored, part, within));
  return isEach ? (and(sql`true`, ...parts) ?? sql`true`) : (or(sql`false`, ...parts) ?? sql`false`);
}

/** Fields by which a list is filtered, sorted or searched, and ids. */
function fieldsOf({ filters, sortable, search }: Stored): ReadonlySet<string> {
  return new Set(["id", ...filters, ...sortable, ...search]);
}

/** One condition per test of a field. */
function toConditions(
  stored: Listed,
  condition: FilterCondition,
  { isNegated, isAlternative }: Within,
): readonly SQL[] {
  const { field } = condition;
  const fields = fieldsOf(stored);
  if (!fields.has(field)) {
    throw invalidFilter(
      `names "${field}", by which this list is not filtered: name one of ${[...fields].sort().join(", ")}`,
    );
  }
  const link = linkOf(stored, field);
  if (link === undefined) {
    const compared = comparedOf(stored, field);
    return isNegated ? toContraries(condition, compared) : toTests(condition, compared);
  }
  const { is, isThere, ...others } = condition;
  refuse(
    field,
    "records",
    Object.keys(others).filter((test) => test !== "field"),
  );
  const toLinked = isNegated ? toOtherLinkCondition : isAlternative ? toLinkAlternative : toLinkCondition;
  const anyLink = isAlternative ? toAnyLinkAlternative(stored, link) : toAnyLinkCondition(stored, link);
  return [
    ...(is === undefined ? [] : [toLinked(stored, link, [is].flat())]),
    ...(isThere === undefined ? [] : [isThere === isNegated ? not(anyLink) : anyLink]),
  ];
}
