import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { factsOf } from "../../../kinds/kinds.ts";
import { valueAt, withValueAt } from "../../fields/field-path.ts";
import type { Text } from "../../i18n/text.ts";
import { isObject } from "../../lib/json-object.ts";

type Field = FieldDescriptor<MessageKey>;

/** A column of a sheet: a field, one language of a translated text or a part of an object, named by its path. */
export interface SheetColumn {
  readonly field: Field;
  /** The field that contains the part. Null for a plain field. */
  readonly whole: Field | null;
  /** All fields that contain the part, outermost first. Default: `whole`. */
  readonly within?: readonly Field[];
}

/** The columns of a field: one, or one per language for a translated text. */
export function toSheetColumns(field: Field): readonly SheetColumn[] {
  return factsOf(field.display).hasColumnPerItem && field.items
    ? field.items.map((part) => ({ field: { ...part, name: `${field.name}.${part.name}` }, whole: field }))
    : [{ field, whole: null }];
}

/** The column title: "Name", "Name: Portuguese", "Address: City". */
export function columnTitle({ field, whole, within = whole === null ? [] : [whole] }: SheetColumn, { t }: Text) {
  return [...within, field].map(({ labelKey }) => t(labelKey)).join(": ");
}

/** The title of the additional currency column. Null unless a related record determines the currency. */
export function currencyTitle({ labelKey, currencyBy }: Field, { t }: Text): string | null {
  return currencyBy?.through ? t("transfer.currencyOf", { field: t(labelKey) }) : null;
}

/** The names that lead to a column's value in a record. */
export function keysOf({ field, whole }: SheetColumn): readonly string[] {
  return whole === null ? [field.name] : field.name.split(".");
}

/** The record, or the object in it, that has the value of a column as a member. */
export function ownerOf(column: SheetColumn, record: unknown): Readonly<Record<string, unknown>> {
  const owner = valueAt(record, keysOf(column).slice(0, -1).join("."));
  return isObject(owner) ? owner : {};
}

/** Adds each translation as a property, named by its path. */
export function withLanguages(record: EntityRecord, columns: readonly SheetColumn[]): EntityRecord {
  const texts = columns.flatMap(({ field: { name }, whole }) => {
    const value = whole === null ? undefined : record[whole.name];
    return whole !== null && isObject(value) ? [[name, value[name.slice(whole.name.length + 1)]] as const] : [];
  });
  return texts.length === 0 ? record : { ...record, ...Object.fromEntries(texts) };
}

/** Inverse: converts values by path to a record. Groups the translations of a text and the parts of an object. */
export function withoutLanguages(
  values: Readonly<Record<string, unknown>>,
  columns: readonly SheetColumn[],
): Record<string, unknown> {
  const byName = new Map(columns.map((column) => [column.field.name, column]));
  return Object.entries(values).reduce<Record<string, unknown>>((joined, [name, value]) => {
    const column = byName.get(name);
    return withValueAt(joined, column ? keysOf(column) : [name], value);
  }, {});
}
