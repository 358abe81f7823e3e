import type { BackendConfig } from "../../contract/app-config.ts";
import { LIST_PRESETS, type ListDialect } from "../../contract/list-dialect.ts";
import { toAbilities } from "./to-abilities.ts";

/** List query options of a backend, and whether every response is one page even without a total. */
export interface ListOptions extends ListDialect {
  readonly isAlwaysPaged: boolean;
}

export const OWN_LIST_OPTIONS: ListOptions = { ...LIST_PRESETS.own, isAlwaysPaged: false };

/** Reads the list options of a backend's config. A backend without paging gets no page parameters. */
export function toDialect(backend: Pick<BackendConfig, "abilities" | "lists">): ListOptions {
  const { paging } = toAbilities(backend);
  const dialect = paging === "none" ? { ...backend.lists, ...LIST_PRESETS.none } : backend.lists;
  return { ...OWN_LIST_OPTIONS, ...dialect, isAlwaysPaged: paging === "pages" };
}
