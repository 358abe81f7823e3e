import type { BackendConfig } from "../../contract/app-config.ts";
import { type BackendAbilities, PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";

/** The one table of what a backend can do: what is stated, where its lists can be asked for it, and else the defaults. */
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
