import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { factsOf } from "../../../kinds/kinds.ts";
import type { Text } from "../../i18n/text.ts";
import { isObject } from "../../lib/json-object.ts";

type Field = FieldDescriptor<MessageKey>;

/** A column of a sheet: a field, or one language of a translated text, named by its path. */
export interface SheetColumn {
  readonly field: Field;
  /** The translated text of a language column. Null for a plain field. */
  readonly whole: Field | null;
}

/** The columns of a field: one, or one per language for a translated text. */
export function toSheetColumns(field: Field): readonly SheetColumn[] {
  return factsOf(field.display).hasColumnPerItem && field.items
    ? field.items.map((part) => ({ field: { ...part, name: `${field.name}.${part.name}` }, whole: field }))
    : [{ field, whole: null }];
}

/** The column title: "Name", "Name: Portuguese". */
export function columnTitle({ field, whole }: SheetColumn, { t }: Text): string {
  return whole === null ? t(field.labelKey) : `${t(whole.labelKey)}: ${t(field.labelKey)}`;
}

/** The title of the additional currency column. Null unless a related record determines the currency. */
export function currencyTitle({ labelKey, currencyBy }: Field, { t }: Text): string | null {
  return currencyBy?.through ? t("transfer.currencyOf", { field: t(labelKey) }) : null;
}

/** Adds each translation as a property, named by its path. */
export function withLanguages(record: EntityRecord, columns: readonly SheetColumn[]): EntityRecord {
  const texts = columns.flatMap(({ field: { name }, whole }) => {
    const value = whole === null ? undefined : record[whole.name];
    return whole !== null && isObject(value) ? [[name, value[name.slice(whole.name.length + 1)]] as const] : [];
  });
  return texts.length === 0 ? record : { ...record, ...Object.fromEntries(texts) };
}

/** Inverse of `withLanguages`: groups the translations of each text. */
export function withoutLanguages(
  values: Readonly<Record<string, unknown>>,
  columns: readonly SheetColumn[],
): Record<string, unknown> {
  const joined: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const whole = columns.find(({ field }) => field.name === name)?.whole ?? null;
    if (whole === null) {
      joined[name] = value;
    } else {
      joined[whole.name] = {
        ...(joined[whole.name] as object | undefined),
        [name.slice(whole.name.length + 1)]: value,
      };
    }
  }
  return joined;
}
