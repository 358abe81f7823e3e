import { type BackendAbilities, FILTER_OPERATORS } from "../../../contract/backend-abilities.ts";
import type { JsonObject } from "../../lib/json-object.ts";
import { oneOf, type Rule, readStated } from "./config-error.ts";

const flag = oneOf(true, false);

const operators: Rule = {
  wanted: `a list of some of ${FILTER_OPERATORS.join(", ")}`,
  isRight: (value) => Array.isArray(value) && value.every((each) => FILTER_OPERATORS.includes(each)),
};

const count: Rule = {
  wanted: "a whole number above 0",
  isRight: (value) => Number.isSafeInteger(value) && Number(value) > 0,
};

const number: Rule = {
  wanted: "a whole number from 0",
  isRight: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
};

const RULES: { readonly [A in keyof BackendAbilities]: Rule } = {
  paging: oneOf("auto", "none", "pages"),
  sort: oneOf("none", "one", "many"),
  search: flag,
  filters: operators,
  instants: flag,
  filterGroups: flag,
  counts: flag,
  sums: flag,
  ids: flag,
  audit: flag,
  notes: flag,
  sharedViews: flag,
  presence: flag,
  secondFactor: flag,
  reauthentication: flag,
  notices: flag,
  apiKeys: flag,
  passkeys: flag,
  trash: number,
  conflictTags: flag,
  idempotency: oneOf("never", "sameOrigin", "always"),
  batch: flag,
  jobs: number,
  export: flag,
  roles: flag,
  pageSize: count,
};

/** Reads the `abilities` of a backend's config. */
export function readAbilities(raw: JsonObject, where: string): Partial<BackendAbilities> {
  return readStated<BackendAbilities>(raw, RULES, where);
}
