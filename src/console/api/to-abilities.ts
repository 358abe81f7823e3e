import type { BackendConfig } from "../../contract/app-config.ts";
import { type BackendAbilities, PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";

/** Returns the effective capabilities: configured values, limited by the list options, else the defaults. */
export function toAbilities({ abilities, lists }: Pick<BackendConfig, "abilities" | "lists">): BackendAbilities {
  const stated = { ...PLAIN_ABILITIES, ...abilities };
  if (lists === undefined) {
    return stated;
  }
  return {
    ...stated,
    paging: lists.paging === "none" ? "none" : stated.paging,
    sort: lists.sort === null ? "none" : stated.sort,
    search: lists.search !== null && stated.search,
    filters: lists.filter === null ? [] : stated.filters,
  };
}
