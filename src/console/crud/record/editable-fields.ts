import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor, FieldUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { idIn, idsIn, relatedIn } from "../../fields/relation-shape.ts";

/** Controls whose values mean something to one record only, or cannot be compared. */
const SINGLE = ["hidden", "password"];

/** The fields that can be given one value on many records: what the form asks for, without whole rows and secrets. */
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
      const isSingle = SINGLE.includes(ui?.["ui:widget"] ?? "text");
      return name !== titleField && !items && !relation?.within && !isSingle;
    });
}

/** What a record has in a field, as its choice: a related record by its id, be it answered so, as itself, or beside the field. */
export function formValueOf({ name, relation }: FieldDescriptor<MessageKey>, record: EntityRecord): unknown {
  const value = relation ? relatedIn(relation, name, record) : record[name];
  if (!relation || value === undefined || value === null) {
    return value ?? undefined;
  }
  return relation.many ? idsIn(value) : (idIn(value) ?? undefined);
}

/** Whether many records can be changed at a time. */
export function canBulkEdit(screens: EntityScreens<MessageKey>): boolean {
  return screens.operations.includes("update") && screens.operations.includes("get") && bulkFields(screens).length > 0;
}

/** The field that says where a record stands, which is what is changed most often. */
export function stateField(screens: EntityScreens<MessageKey>): FieldDescriptor<MessageKey> | null {
  const fields = bulkFields(screens);
  const archived = fields.find(({ name }) => name === screens.archive?.field);
  const toned = fields.find(({ enumeration }) => enumeration?.values.some(({ tone }) => tone !== undefined));
  return archived ?? toned ?? fields.find(({ display }) => display === "boolean") ?? null;
}
