import type { EntityName, MessageKey, OwnKey, RecordOf } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";

/** A field that the console computes from other fields of a record. Its label may be a product text. */
export type ComputedField<Name extends EntityName> = Omit<FieldDescriptor<MessageKey | OwnKey>, "compute"> & {
  /** Returns the value; undefined while it is loading, null if the record has none. */
  readonly compute: (record: RecordOf<Name>) => unknown;
};

/**
 * Declares a computed field, to be added to a list by `listScreens` or by a custom list screen.
 *
 * @example
 * const isLate = computedField<"ticket">({ name: "late", labelKey, display: "boolean", compute: ({ due }) => isPast(due) });
 */
export function computedField<Name extends EntityName>(field: ComputedField<Name>): FieldDescriptor<MessageKey> {
  // The descriptors are not typed by entity. Both kinds of text key are translated by the same function.
  return field as Omit<typeof field, "compute" | "labelKey"> as FieldDescriptor<MessageKey>;
}
