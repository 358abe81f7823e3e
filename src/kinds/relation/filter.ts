import type { RelationDescriptor } from "../../contract/screens.ts";
import type { Filter } from "../filter.ts";
import { objectFilter } from "../value/filter.ts";

/** Some of the related records. */
export const relationFilter: Filter = { kind: "relation", operators: ["is", "isNot", "empty", "filled"] };

/** A record inside another one. The filter menu does not list such records, but a link may contain an id. */
export const embeddedRelationFilter: Filter = { ...objectFilter, operatorsOfLinks: ["is"] };

/** Placeholder for fields without a relation, because hooks must be called unconditionally. */
export const NO_RELATION: RelationDescriptor = {
  entity: "",
  many: false,
  labelField: "id",
  showPath: null,
  expandedAs: null,
  within: null,
};
