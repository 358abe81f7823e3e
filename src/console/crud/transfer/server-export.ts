import type { ExportColumn } from "../../../contract/list-export.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import type { OwnCells } from "../../../kinds/cell-codec.ts";
import { sheetCodecOf } from "../../../kinds/cell-codecs.ts";
import { dayFormat } from "../../../kinds/date/cells.ts";
import type { Text } from "../../i18n/text.ts";
import { isFormatted } from "../../lib/sheet-cell.ts";
import { columnTitle, type SheetColumn, toSheetColumns } from "./sheet-columns.ts";

type Field = FieldDescriptor<MessageKey>;

interface Words extends Text {
  /** The product's own kinds. */
  readonly own: OwnCells;
}

/** Displays that write the value unchanged. */
const TEXTS = ["text", "multiline", "email", "tel", "uri", "duration", "code"];
const NUMBERS = ["number", "integer", "quantity"];

/**
 * The columns of an export by the backend, with the same cells as the browser's. Null if the backend cannot write one of
 * them: names of records that a list does not contain, currencies that differ by record, computed fields, own kinds.
 */
export function toExportColumns(
  fields: readonly FieldDescriptor<MessageKey>[],
  words: Words,
): readonly ExportColumn[] | null {
  const columns = fields.flatMap(toSheetColumns).map((column) => toExportColumn(column, words));
  return columns.every((column) => column !== null) ? columns : null;
}

function toExportColumn(column: SheetColumn, words: Words): ExportColumn | null {
  const { field } = column;
  const { name, kind, relation, compute, cases = null } = field;
  const isOwn = kind !== undefined && words.own[kind]?.cells !== undefined;
  const title = columnTitle(column, words);
  if (isOwn) {
    return null;
  }
  if (compute !== undefined) {
    return cases && { title, path: name, as: "case", cases: toTexts(field, cases, words) };
  }
  if (relation) {
    const isInList = relation.expandedAs !== null && !relation.many && relation.labelFields === undefined;
    return isInList ? { title, path: `${relation.expandedAs}.${relation.labelField}`, as: "text" } : null;
  }
  const cells = toCells(field, words);
  return cells && { title, path: name, ...cells };
}

/** The conditions of a computed field with the texts of its values. */
function toTexts({ enumeration }: Field, cases: NonNullable<Field["cases"]>, { t }: Words) {
  return cases.map(({ value, when }) => {
    const labelKey = enumeration?.values.find((each) => each.value === value)?.labelKey;
    return { when, text: labelKey === undefined ? value : t(labelKey) };
  });
}

function toCells(field: FieldDescriptor<MessageKey>, words: Words): Omit<ExportColumn, "title" | "path"> | null {
  const { enumeration, items, sheetDisplay: display = field.display } = field;
  const { t, language } = words;
  if (enumeration) {
    return {
      as: "word",
      words: Object.fromEntries(enumeration.values.map(({ value, labelKey }) => [value, t(labelKey)])),
    };
  }
  if (items) {
    return null;
  }
  if (NUMBERS.includes(display)) {
    return { as: "number" };
  }
  switch (display) {
    case "boolean":
      return { as: "word", words: { true: t("crud.boolean.true"), false: t("crud.boolean.false") } };
    case "date":
      return { as: "date", format: dayFormat(language) };
    case "datetime":
      return { as: "moment", format: `${dayFormat(language)} hh:mm` };
    case "percent":
      return { as: "percent", format: "0.00%" };
    default:
      return TEXTS.includes(display) ? { as: "text" } : toAmount(field, words);
  }
}

/** An amount in a constant currency, with the format of the browser's cells; null for other fields. */
function toAmount(field: Field, words: Words): Omit<ExportColumn, "title" | "path"> | null {
  if (field.currency === undefined || (field.currencyBy ?? null) !== null) {
    return null;
  }
  const cell = sheetCodecOf(field, words.own).write(1, {
    field,
    record: { id: "" },
    words: { ...words, names: new Map() },
  });
  return isFormatted(cell) ? { as: "number", format: cell.format } : null;
}
