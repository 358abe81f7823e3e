import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { ListDefaults } from "./list-state.ts";

/** Whether a field is filtered by a range of days. */
export function isDateFilter({ display }: FieldDescriptor): boolean {
  return display === "date" || display === "datetime";
}

/** What the address of an entity's list leaves out, and what its filters can hold. */
export function listDefaults({ list, fields }: EntityScreens): Required<ListDefaults> {
  const filters = (list?.filters ?? []).map((name) => [name, fields[name]] as const);
  return {
    sort: list?.sort ?? "",
    columns: list?.columns ?? [],
    filters: list?.filters ?? [],
    dateFilters: filters.flatMap(([name, field]) => (field && isDateFilter(field) ? [name] : [])),
    filterValues: Object.fromEntries(filters.flatMap(([name, field]) => toFilterValues(name, field))),
  };
}

function toFilterValues(
  name: string,
  field: FieldDescriptor | undefined,
): readonly (readonly [string, readonly string[]])[] {
  if (field?.display === "boolean") {
    return [[name, ["true", "false"]]];
  }
  return field?.enumeration ? [[name, field.enumeration.values.map(({ value }) => value)]] : [];
}
