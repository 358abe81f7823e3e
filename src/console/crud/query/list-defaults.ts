import type { EntityScreens } from "../../../contract/screens.ts";
import { filterKinds } from "./filter-kinds.ts";
import type { ListDefaults } from "./list-state.ts";

/** Fields that can be columns. If a relation has both an id field and an expanded record, only the record. */
function columnFields({ fields, list }: EntityScreens): readonly string[] {
  const stated = list?.columns ?? [];
  const others = Object.values(fields)
    .filter(({ name, relation }) => !stated.includes(name) && (relation?.expandedAs ?? name) === name)
    .map(({ name }) => name);
  return [...stated, ...others];
}

/**
 * Defaults of an entity's list, which the URL omits, and its available columns and filters.
 *
 * @example
 * const state = readListState(new URLSearchParams("status=open"), listDefaults(screens));
 */
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
