import type { BackendConfig } from "../../contract/app-config.ts";
import { LIST_PRESETS, type ListDialect } from "../../contract/list-dialect.ts";
import { toAbilities } from "./to-abilities.ts";

/** How a backend is asked for lists, and whether each answer is a page even where it says no total. */
export interface ListOptions extends ListDialect {
  readonly isAlwaysPaged: boolean;
}

export const OWN_LIST_OPTIONS: ListOptions = { ...LIST_PRESETS.own, isAlwaysPaged: false };

/** What the config says of a backend's lists; one that has no pages is asked without parameters. */
export function toDialect(backend: Pick<BackendConfig, "abilities" | "lists">): ListOptions {
  const { paging } = toAbilities(backend);
  const dialect = paging === "none" ? { ...backend.lists, ...LIST_PRESETS.none } : backend.lists;
  return { ...OWN_LIST_OPTIONS, ...dialect, isAlwaysPaged: paging === "pages" };
}
