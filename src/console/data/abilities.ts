import { createContext, use } from "react";
import { type BackendAbilities, FILTER_OPERATORS, PLAIN_ABILITIES } from "../../contract/backend-abilities.ts";

/** What the main backend can do, as `config.json` states it. */
export const AbilitiesContext = createContext<BackendAbilities>(PLAIN_ABILITIES);

/** What the main backend can do; a screen asks here before it offers what not every backend has. */
export function useAbilities(): BackendAbilities {
  return use(AbilitiesContext);
}

/** What a list can be asked for, by the backend, or by the console where it has all rows. */
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

/** The one place where lists degrade: the browser can do all of it with rows that it holds, else only the backend can. */
export function toListAbilities(backend: BackendAbilities, isInBrowser: boolean): ListAbilities {
  return isInBrowser ? IN_BROWSER : backend;
}
