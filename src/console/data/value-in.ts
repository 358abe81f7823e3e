import type { FieldDescriptor, RelationDescriptor } from "../../contract/screens.ts";
import { calendar } from "../lib/calendar.ts";
import type { NamedBy } from "./related-title.ts";

/** An entity's fields by their names, as far as it takes to find their values. */
export interface Fields {
  readonly [name: string]: Pick<FieldDescriptor, "name" | "compute"> &
    Partial<Pick<FieldDescriptor, "display" | "enumeration" | "isIdentity">> & {
      readonly relation?: (Pick<RelationDescriptor, "expandedAs"> & Partial<NamedBy>) | null;
    };
}

/** A value as it is sorted; undefined for a blank. Numbers are before texts. */
export type Sortable = string | number | undefined;

/** How a field's values are compared with those of a filter: moments by their day, some texts by their identity. */
export function comparisonOf(
  fields: Fields,
  name: string,
): { readonly isMoment: boolean; readonly isIdentity: boolean } {
  const { display, isIdentity = false } = fields[name] ?? {};
  return { isMoment: display === "datetime", isIdentity };
}

/** Where else the same relation is answered: the record beside its id, or the id beside the record. */
function siblingOf(fields: Fields, name: string): string | null {
  const expandedAs = fields[name]?.relation?.expandedAs ?? null;
  if (expandedAs !== null && expandedAs !== name) {
    return expandedAs;
  }
  return Object.values(fields).find((each) => each.name !== name && each.relation?.expandedAs === name)?.name ?? null;
}

/**
 * A field's value; of a relation that a backend answers only as the record, or only as its id, the one there is; of a
 * computed field that it does not answer, what the others make.
 */
export function valueIn(fields: Fields, name: string, record: { readonly [field: string]: unknown }): unknown {
  const own = record[name];
  if (own !== undefined && own !== null) {
    return own;
  }
  const sibling = siblingOf(fields, name);
  return sibling === null ? (fields[name]?.compute?.(record, calendar()) ?? own) : (record[sibling] ?? own);
}
