import type { FilterCondition, ListFilter } from "../../../../contract/list-filter.ts";
import type { EntityScreens, FieldDescriptor } from "../../../../contract/screens.ts";
import { filterOf } from "../../../../kinds/filters.ts";
import { valueTypeOf } from "../../../../kinds/kinds.ts";
import type { ListAbilities } from "../../../data/abilities.ts";
import { type Condition, daysOf, readCondition } from "../../../data/condition.ts";
import { timeZone } from "../../../lib/calendar.ts";
import { readDateRange, today, toMomentRange, widenRange, writeDateRange } from "../../../lib/date-range.ts";
import type { ServerCapabilities, Superset } from "./list-query.ts";

const NO_COLUMNS: readonly string[] = [];

/** Filter values for a condition that matches one or several values; null if the backend does not support it. */
function toValues({ operator, values }: Condition, { filters }: ListAbilities): string | readonly string[] | null {
  const [only = "", ...rest] = values;
  if (operator !== "is" || !filters.includes(rest.length === 0 ? "is" : "anyOf")) {
    return null;
  }
  return rest.length === 0 ? only : values;
}

/** Filter value that the backend receives for a condition; null if the backend does not support it. */
function toAsked(field: FieldDescriptor, condition: Condition, abilities: ListAbilities) {
  const days = filterOf(field).kind === "date" ? daysOf(condition, today()) : null;
  if (days !== null) {
    return abilities.filters.includes("range") ? toWireDays(field, days, abilities) : null;
  }
  const values = toValues(condition, abilities);
  if (!Array.isArray(values)) {
    return typeof values === "string" ? toWireDays(field, values, abilities) : null;
  }
  const sent = values.map((value) => toWireDays(field, value, abilities));
  return isSendable(sent) ? sent : null;
}

/**
 * Converts a value to the backend's format. Days of a timestamp field become the filter format that the backend
 * supports (decision 0052). If the backend only filters by days and its time zone is not configured, the range is
 * widened by one day on each side.
 */
function toWireDays({ display }: FieldDescriptor, value: string, { instants }: ListAbilities): string | Superset {
  const range = valueTypeOf(display) === "datetime" ? readDateRange(value) : null;
  if (range === null) {
    return value;
  }
  if (instants) {
    return toMomentRange(range);
  }
  return timeZone() === undefined ? { superset: writeDateRange(widenRange(range)) } : value;
}

type Tests = Omit<FilterCondition, "field">;

const isSendable = (sent: string | Superset | readonly (string | Superset)[]): sent is string | readonly string[] =>
  [sent].flat().every((value) => typeof value === "string");

/**
 * Tests of a condition in the wire format (decision 0041), without its negation. Null if its days cannot be sent
 * exactly.
 */
function toTests(condition: Condition, toWire: (value: string) => string | Superset): Tests | null {
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
  const sent = days === null ? values.map(toWire) : toWire(days);
  return isSendable(sent) ? { is: sent } : null;
}

/** Determines which filters and sort orders of a list the backend supports. */
export function toServerCapabilities({ list, fields }: EntityScreens, abilities: ListAbilities): ServerCapabilities {
  const toFilter: ServerCapabilities["toFilter"] = (name, text) => {
    const field = fields[name];
    const condition = readCondition(text);
    if (field?.narrow && condition.operator === "is") {
      return field.narrow(condition.values);
    }
    const isAsked = field && !field.narrow && list?.filters.includes(name);
    return isAsked ? toAsked(field, condition, abilities) : null;
  };
  const askable = [list?.filters, list?.sortable, list?.search].flat();
  const toGroup: ServerCapabilities["toGroup"] = (group) => {
    const any = group.map(({ field, text }): ListFilter | null => {
      const condition = readCondition(text);
      const descriptor = fields[field];
      // The backend cannot filter by fields that the client computes.
      if (!askable.includes(field) || descriptor?.narrow) {
        return null;
      }
      const tests = toTests(condition, (value) => (descriptor ? toWireDays(descriptor, value, abilities) : value));
      const wanted = tests && { field, ...tests };
      const isNegated = condition.operator === "isNot" || condition.operator === "lacks";
      return wanted && isNegated ? { none: [wanted] } : wanted;
    });
    return any.every((part) => part !== null) ? { any } : null;
  };
  return {
    ...(abilities.filterGroups ? { toGroup } : {}),
    sortable: abilities.sort === "none" ? NO_COLUMNS : (list?.sortable ?? NO_COLUMNS),
    canSortMany: abilities.sort === "many",
    toFilter,
  };
}
