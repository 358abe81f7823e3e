import { createContext, use } from "react";
import { type BackendAbilities, FILTER_OPERATORS, PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";

/** Capabilities of the main backend, from `config.json`. */
export const AbilitiesContext = createContext<BackendAbilities>(PLAIN_ABILITIES);

/**
 * Returns the capabilities of the main backend. Check them before rendering an optional control.
 *
 * @example
 * const canFilter = useAbilities().filters.includes("is");
 */
export function useAbilities(): BackendAbilities {
  return use(AbilitiesContext);
}

/** Capabilities of a list: the backend's, or the browser's if it has loaded all rows. */
export type ListAbilities = Pick<
  BackendAbilities,
  "sort" | "search" | "filters" | "instants" | "filterGroups" | "counts" | "sums"
>;

const IN_BROWSER: ListAbilities = {
  sort: "many",
  search: true,
  filters: FILTER_OPERATORS,
  instants: true,
  filterGroups: true,
  counts: true,
  sums: true,
};

/**
 * The single place where lists degrade: with all rows, the browser supports everything; otherwise only the backend's
 * capabilities count.
 */
export function toListAbilities(backend: BackendAbilities, isInBrowser: boolean): ListAbilities {
  return isInBrowser ? IN_BROWSER : backend;
}
