import type { EntityScreens } from "../../../contract/screens.ts";
import type { Filter } from "../../../kinds/filter.ts";
import { filterOf } from "../../../kinds/filters.ts";
import type { Condition } from "../../data/condition.ts";

/** Whether a field is the expanded record of a relation; the relation is filtered by its id field instead. */
function isExpansion({ fields }: EntityScreens, name: string): boolean {
  return Object.values(fields).some((field) => field.relation?.expandedAs === name && field.name !== name);
}

/** Filters by field. */
export function filterKinds(screens: EntityScreens): { readonly [field: string]: Filter } {
  const fields = Object.values(screens.fields).filter(({ name }) => !isExpansion(screens, name));
  return Object.fromEntries(fields.map((field) => [field.name, filterOf(field)]));
}

/** Whether a condition is valid for a filter. */
export function isSensible({ operators, operatorsOfLinks = [], accepts }: Filter, condition: Condition): boolean {
  const isKnown = operators.includes(condition.operator) || operatorsOfLinks.includes(condition.operator);
  return isKnown && (accepts?.(condition) ?? true);
}
