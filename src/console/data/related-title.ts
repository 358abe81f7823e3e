import { titleOf } from "../../contract/record-title.ts";
import type { RelationDescriptor } from "../../contract/screens.ts";

/** The parts of a relation that define how its records are named. */
export type NamedBy = Pick<RelationDescriptor, "labelField" | "labelFields">;

/** The fields that name a record of the related entity. */
export function labelFieldsOf({ labelField, labelFields = [labelField] }: NamedBy): readonly string[] {
  return labelFields;
}

/** The name of a related record; null if its label fields are empty. */
export function relatedTitle(relation: NamedBy, record: unknown): string | null {
  return titleOf(record, labelFieldsOf(relation));
}
