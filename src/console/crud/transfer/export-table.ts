import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord, RecordId } from "../../../contract/transport.ts";
import { relatedTitle } from "../../data/related-title.ts";
import { currencyOf } from "../../fields/currency-of.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import type { Text } from "../../i18n/text.ts";
import { calendar } from "../../lib/calendar.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import { toDecimal, toPlainNumber } from "../../lib/number-text.ts";
import { toBoolean } from "../../lib/to-boolean.ts";
import { unitFieldsOf } from "../record/unit-links.ts";
import { joinItems } from "./cell-items.ts";
import { dayCell, jsonCell, momentCell, numberCell, timeCell } from "./export-cell.ts";
import type { RelatedCurrency } from "./related-currencies.ts";
import { cellText, type SheetCell } from "./sheet-cell.ts";
import { columnTitle, currencyTitle, toSheetColumns, withLanguages } from "./sheet-columns.ts";

type Field = FieldDescriptor<MessageKey>;

/** A sheet: a title line and one line per record. */
export type ExportTable = readonly (readonly SheetCell[])[];

/** Names of related records by entity and id. */
export type RelatedNames = ReadonlyMap<string, string>;

export interface ExportWords extends Text {
  readonly names: RelatedNames;
  /** Currencies that a related record determines. */
  readonly relatedCurrency?: RelatedCurrency;
  /** Overrides the format of a value. Null uses the spreadsheet's format. */
  readonly write?: (value: unknown, field: FieldDescriptor<MessageKey>, record: EntityRecord) => string | null;
}

export const nameKey = (entity: string, id: RecordId): string => `${entity} ${id}`;

/** Converts a value of a list to a cell. */
export function toCell(record: EntityRecord, field: FieldDescriptor<MessageKey>, words: ExportWords): SheetCell {
  const value = record[field.name] ?? field.compute?.(record, calendar());
  if (Array.isArray(value) && field.display !== "json") {
    return field.items ? value.length : joinItems(value.map((each) => toItem(each, record, { field, words })));
  }
  return isEmptyValue(value) ? "" : toSingle(value, record, { field, words });
}

interface Setting {
  readonly field: FieldDescriptor<MessageKey>;
  readonly words: ExportWords;
}

function relatedText(value: unknown, record: EntityRecord, { field, words }: Setting): string {
  const { relation } = field;
  const beside = relation?.expandedAs ? record[relation.expandedAs] : undefined;
  const held = typeof value === "object" ? value : beside;
  const name = relation && typeof held === "object" ? relatedTitle(relation, held) : null;
  return name ?? words.names.get(nameKey(relation?.entity ?? "", String(value))) ?? String(value);
}

/** One of several values in a cell. Numbers use the reader's language, which the import also parses. */
function toItem(value: unknown, record: EntityRecord, setting: Setting): string {
  const number = typeof value === "string" || setting.field.relation ? null : toDecimal(value);
  return number === null ? cellText(toSingle(value, record, setting)) : toPlainNumber(number, setting.words.language);
}

function toSingle(value: unknown, record: EntityRecord, setting: Setting): SheetCell {
  const { field, words } = setting;
  const { t, language } = words;
  if (field.relation) {
    return relatedText(value, record, setting);
  }
  const known = field.enumeration?.values.find((each) => each.value === value);
  if (known) {
    return t(known.labelKey);
  }
  const written = words.write?.(value, field, record) ?? null;
  if (written !== null) {
    return written;
  }
  if (isNumeric(field.display)) {
    return numberCell(value, { display: field.display, currency: currencyIn(record, setting) }, words);
  }
  switch (field.display) {
    case "boolean":
      return t(toBoolean(value) === true ? "crud.boolean.true" : "crud.boolean.false");
    case "date":
      return dayCell(value, language);
    case "datetime":
      return momentCell(value, language);
    case "time":
      return timeCell(value);
    default:
      return jsonCell(value, field);
  }
}

/** The currency of an amount, from its record or a related record. */
function currencyIn(record: EntityRecord, { field, words }: Setting): string | null {
  const through = field.currencyBy?.through;
  return through ? (words.relatedCurrency?.(field, through, record) ?? null) : currencyOf(field, record);
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

/** Adds the hidden fields that determine the unit of a visible number, after that number. */
export function withUnitFields(fields: readonly Field[], all: { readonly [name: string]: Field }): readonly Field[] {
  const shown = new Set(fields.map(({ name }) => name));
  const sayers = (field: Field) =>
    (field.currencyBy?.through ? [] : unitFieldsOf(field)).filter((name) => !shown.has(name));
  return [...new Set(fields.flatMap((field) => [field, ...sayers(field).flatMap((name) => all[name] ?? [])]))];
}
