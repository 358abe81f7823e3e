import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { ExportWords, WriteSetting } from "../../../kinds/cell-codec.ts";
import { sheetCodecOf } from "../../../kinds/cell-codecs.ts";
import { factsOf } from "../../../kinds/kinds.ts";
import { calendar } from "../../lib/calendar.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import { toDecimal, toPlainNumber } from "../../lib/number-text.ts";
import { cellText, type SheetCell } from "../../lib/sheet-cell.ts";
import { unitFieldsOf } from "../record/unit-links.ts";
import { joinItems } from "./cell-items.ts";
import { columnTitle, currencyTitle, toSheetColumns, withLanguages } from "./sheet-columns.ts";

type Field = FieldDescriptor<MessageKey>;

/** A sheet: a title line and one line per record. */
export type ExportTable = readonly (readonly SheetCell[])[];

/** Formats a value in another way than a sheet. Null: like the sheet. */
type Write = (value: unknown, setting: WriteSetting) => string | null;

/** Converts a value of a list to a cell. */
export function toCell(
  record: EntityRecord,
  field: Field,
  { write, ...words }: ExportWords & { readonly write?: Write },
) {
  const value = record[field.name] ?? field.compute?.(record, calendar());
  const setting = { field, record, words };
  const codec = sheetCodecOf(field, words.own);
  const toSingle = (each: unknown): SheetCell => write?.(each, setting) ?? codec.write(each, setting);
  if (Array.isArray(value) && !factsOf(field.display).isWhole) {
    return field.items
      ? value.length
      : joinItems(value.map((each) => toItem(each, field, words) ?? cellText(toSingle(each))));
  }
  return isEmptyValue(value) ? "" : toSingle(value);
}

/** A number in a list of numbers, in the reader's language, which the import also parses. Null for other values. */
function toItem(value: unknown, { relation }: Field, { language }: ExportWords): string | null {
  const number = typeof value === "string" || relation ? null : toDecimal(value);
  return number === null ? null : toPlainNumber(number, language);
}

/** A title, followed by the cells of the column. */
type Column = readonly SheetCell[];

/** A currency column, added only if an amount has a currency other than the field's default. */
function currencyColumns(records: readonly EntityRecord[], field: Field, words: ExportWords): readonly Column[] {
  const through = field.currencyBy?.through;
  if (!through || !words.relatedCurrency) {
    return [];
  }
  const hasAmount = (record: EntityRecord) => !isEmptyValue(record[field.name]);
  const codes = records.map((record) =>
    hasAmount(record) ? (words.relatedCurrency?.(field, through, record) ?? "") : "",
  );
  const isUsual = codes.every((code) => code === "" || code === field.currency);
  return isUsual ? [] : [[currencyTitle(field, words) ?? "", ...codes]];
}

/**
 * Records as a sheet: the visible columns in order. Translated texts have one column per language, and amounts may have
 * a currency column.
 */
export function toExportTable(
  records: readonly EntityRecord[],
  fields: readonly Field[],
  words: ExportWords,
): ExportTable {
  const sheet = fields.flatMap(toSheetColumns);
  const whole = records.map((record) => withLanguages(record, sheet));
  const columns = sheet.flatMap((column): readonly Column[] => [
    [columnTitle(column, words), ...whole.map((record) => toCell(record, column.field, words))],
    ...currencyColumns(records, column.field, words),
  ]);
  return [0, ...records.map((_, index) => index + 1)].map((at) => columns.map((column) => column[at] ?? ""));
}

/** The labels that a column of an enumeration accepts. Null for other columns, and for several values in a cell. */
export function choicesOf({ enumeration, display }: Field, { t }: Pick<ExportWords, "t">): readonly string[] | null {
  const isSingle = factsOf(display).isList !== true;
  return enumeration && isSingle ? enumeration.values.map(({ labelKey }) => t(labelKey)) : null;
}

/** The allowed texts of the columns of a table, by number. */
export function tableChoices(table: ExportTable, fields: readonly Field[], words: ExportWords) {
  const titles = (table[0] ?? []).map(cellText);
  return new Map(
    fields.flatMap((field) => {
      const choices = choicesOf(field, words);
      const at = titles.indexOf(columnTitle({ field, whole: null }, words));
      return choices && at >= 0 ? [[at, choices] as const] : [];
    }),
  );
}

/** Adds the hidden fields that determine the unit of a visible number, after that number. */
export function withUnitFields(fields: readonly Field[], all: { readonly [name: string]: Field }): readonly Field[] {
  const shown = new Set(fields.map(({ name }) => name));
  const sayers = (field: Field) =>
    (field.currencyBy?.through ? [] : unitFieldsOf(field)).filter((name) => !shown.has(name));
  return [...new Set(fields.flatMap((field) => [field, ...sayers(field).flatMap((name) => all[name] ?? [])]))];
}
