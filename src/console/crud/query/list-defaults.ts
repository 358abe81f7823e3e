import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { filterKinds } from "./filter-kinds.ts";
import type { ListDefaults } from "./list-state.ts";

/** Whether a field is filtered by a range of days. */
export function isDateFilter({ display }: FieldDescriptor): boolean {
  return display === "date" || display === "datetime";
}

/** The fields that can be columns: of a record and the id beside it, the record. */
function columnFields({ fields, list }: EntityScreens): readonly string[] {
  const stated = list?.columns ?? [];
  const others = Object.values(fields)
    .filter(({ name, relation }) => !stated.includes(name) && (relation?.expandedAs ?? name) === name)
    .map(({ name }) => name);
  return [...stated, ...others];
}

/** What the address of an entity's list leaves out, and what its columns and filters can be. */
export function listDefaults(screens: EntityScreens): Required<ListDefaults> {
  const { list } = screens;
  return {
    sort: list?.sort ?? "",
    columns: list?.columns ?? [],
    allColumns: columnFields(screens),
    filters: list?.filters ?? [],
    kinds: filterKinds(screens),
  };
}
