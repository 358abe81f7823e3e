import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { ListAbilities } from "../../data/abilities.ts";
import { type Condition, daysOf, readCondition } from "../../data/condition.ts";
import { today } from "../../lib/date-range.ts";
import { isDateFilter } from "./list-defaults.ts";
import type { Served } from "./list-state.ts";

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
  return {
    sortable: abilities.sort === "none" ? NO_COLUMNS : (list?.sortable ?? NO_COLUMNS),
    canSortMany: abilities.sort === "many",
    toFilter,
  };
}
