import type { FilterCondition } from "../../../contract/list-filter.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { ListAbilities } from "../../data/abilities.ts";
import { type Condition, daysOf, readCondition } from "../../data/condition.ts";
import { today } from "../../lib/date-range.ts";
import type { Served } from "./asked-list.ts";
import { isDateFilter } from "./list-defaults.ts";

const NO_COLUMNS: readonly string[] = [];

/** A value, or any one of several, as a backend is asked for it; null where it cannot be asked. */
function toValues({ operator, values }: Condition, { filters }: ListAbilities): string | readonly string[] | null {
  const [only = "", ...rest] = values;
  if (operator !== "is" || !filters.includes(rest.length === 0 ? "is" : "anyOf")) {
    return null;
  }
  return rest.length === 0 ? only : values;
}

/** What it is asked for by a field's condition; null where it cannot be asked. */
function toAsked(field: FieldDescriptor, condition: Condition, abilities: ListAbilities) {
  const days = isDateFilter(field) ? daysOf(condition, today()) : null;
  if (days !== null) {
    return abilities.filters.includes("range") ? days : null;
  }
  return toValues(condition, abilities);
}

/** What one condition asks, in the words of the wire (decision 0041); what is negated is told by its operator. */
function toTests(condition: Condition): Omit<FilterCondition, "field"> {
  const { operator, values } = condition;
  const [first = "", second = ""] = values;
  const days = daysOf(condition, today());
  switch (operator) {
    case "empty":
    case "filled":
      return { isThere: operator === "filled" };
    case "contains":
    case "lacks":
      return { contains: first };
    case "range":
      if (days === null) {
        return { ...(first && { atLeast: first }), ...(second && { atMost: second }) };
      }
  }
  return { is: days ?? values };
}

/** What of a list's wishes the backend fulfils by itself. */
export function toServed({ list, fields }: EntityScreens, abilities: ListAbilities): Served {
  const toFilter: Served["toFilter"] = (name, text) => {
    const field = fields[name];
    const condition = readCondition(text);
    if (field?.narrow && condition.operator === "is") {
      return field.narrow(condition.values);
    }
    const isAsked = field && !field.narrow && list?.filters.includes(name);
    return isAsked ? toAsked(field, condition, abilities) : null;
  };
  const askable = [list?.filters, list?.sortable, list?.search].flat();
  const toGroup: Served["toGroup"] = (group) => {
    const any = group.map(({ field, text }) => {
      const condition = readCondition(text);
      const wanted = { field, ...toTests(condition) };
      return condition.operator === "isNot" || condition.operator === "lacks" ? { none: [wanted] } : wanted;
    });
    // Not by what is worked out of other fields.
    return group.every(({ field }) => askable.includes(field) && !fields[field]?.narrow) ? { any } : null;
  };
  return {
    ...(abilities.filterGroups ? { toGroup } : {}),
    sortable: abilities.sort === "none" ? NO_COLUMNS : (list?.sortable ?? NO_COLUMNS),
    canSortMany: abilities.sort === "many",
    toFilter,
  };
}
