import { titleOf } from "../../contract/record-title.ts";
import type { RelationDescriptor } from "../../contract/screens.ts";

/** What of a relation says how its records are named. */
export type NamedBy = Pick<RelationDescriptor, "labelField" | "labelFields">;

/** The fields that name a record of the other entity. */
export function labelFieldsOf({ labelField, labelFields = [labelField] }: NamedBy): readonly string[] {
  return labelFields;
}

/** The name of a record of the other entity; null where the record holds none. */
export function relatedTitle(relation: NamedBy, record: unknown): string | null {
  return titleOf(record, labelFieldsOf(relation));
}
