import type { FieldDescriptor, RelationDescriptor } from "../../contract/screens.ts";
import { valueTypeOf } from "../../kinds/kinds.ts";
import { calendar } from "../lib/calendar.ts";
import type { NamedBy } from "./related-title.ts";

/** Metadata of an entity's fields by name, to read their values. */
export interface Fields {
  readonly [name: string]: Pick<FieldDescriptor, "name" | "compute"> &
    Partial<Pick<FieldDescriptor, "display" | "enumeration" | "isIdentity">> & {
      readonly relation?: (Pick<RelationDescriptor, "expandedAs"> & Partial<NamedBy>) | null;
    };
}

/** Sort key of a value; undefined for a blank. Numbers sort before texts. */
export type Sortable = string | number | undefined;

/** How a field's values are compared with a filter: moments by their local day, some texts by identity. */
export function comparisonOf(
  fields: Fields,
  name: string,
): { readonly isMoment: boolean; readonly isIdentity: boolean } {
  const { display, isIdentity = false } = fields[name] ?? {};
  return { isMoment: display !== undefined && valueTypeOf(display) === "datetime", isIdentity };
}

/** The other member of the same relation: the record for an id, or the id for a record. */
function siblingOf(fields: Fields, name: string): string | null {
  const expandedAs = fields[name]?.relation?.expandedAs ?? null;
  if (expandedAs !== null && expandedAs !== name) {
    return expandedAs;
  }
  return Object.values(fields).find((each) => each.name !== name && each.relation?.expandedAs === name)?.name ?? null;
}

/**
 * Returns a field's value. For a relation, falls back to its other member. For a computed field that the backend does
 * not return, computes it.
 */
export function valueIn(fields: Fields, name: string, record: { readonly [field: string]: unknown }): unknown {
  const own = record[name];
  if (own !== undefined && own !== null) {
    return own;
  }
  const sibling = siblingOf(fields, name);
  return sibling === null ? (fields[name]?.compute?.(record, calendar()) ?? own) : (record[sibling] ?? own);
}
