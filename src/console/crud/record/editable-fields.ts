import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FieldUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { controlFactsOf, valueTypeOf } from "../../../kinds/kinds.ts";
import { idIn, idsIn, relatedIn } from "../../fields/relation-shape.ts";

/**
 * Fields that bulk editing can set: the form's fields without the title, embedded rows, hidden fields and secrets. A
 * write-only field has no descriptor, so it is excluded whatever its control.
 */
export function bulkFields({
  form,
  fields,
  titleField,
}: EntityScreens<MessageKey>): readonly FieldDescriptor<MessageKey>[] {
  return (form?.sections ?? [])
    .flatMap((section) => section.fields)
    .map((name) => fields[name])
    .filter((field) => field !== undefined)
    .filter(({ name, items, relation }) => {
      const ui = form?.uiSchema[name] as FieldUiSchema<MessageKey> | undefined;
      const widget = ui?.["ui:widget"] ?? "text";
      const isSingle = widget === "hidden" || controlFactsOf(widget).isOfOneRecord;
      return name !== titleField && !items && !relation?.within && !isSingle;
    });
}

/**
 * The form value of a field. A relation becomes its id, whether the response contains the id, the expanded record, or
 * the record in a sibling field.
 */
export function formValueOf({ name, relation }: FieldDescriptor<MessageKey>, record: EntityRecord): unknown {
  const value = relation ? relatedIn(relation, name, record) : record[name];
  if (!relation || value === undefined || value === null) {
    return value ?? undefined;
  }
  return relation.many ? idsIn(value) : (idIn(value) ?? undefined);
}

/** Whether bulk editing is possible. */
export function canBulkEdit(screens: EntityScreens<MessageKey>): boolean {
  return screens.operations.includes("update") && screens.operations.includes("get") && bulkFields(screens).length > 0;
}

/** The field to change first in bulk editing: archive flag, else a state with tones, else a boolean. */
export function stateField(screens: EntityScreens<MessageKey>): FieldDescriptor<MessageKey> | null {
  const fields = bulkFields(screens);
  const archived = fields.find(({ name }) => name === screens.archive?.field);
  const toned = fields.find(({ enumeration }) => enumeration?.values.some(({ tone }) => tone !== undefined));
  return archived ?? toned ?? fields.find(({ display }) => valueTypeOf(display) === "boolean") ?? null;
}
