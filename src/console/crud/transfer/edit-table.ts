import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { ExportWords } from "../../../kinds/cell-codec.ts";
import type { SheetCell } from "../../lib/sheet-cell.ts";
import { writeBase } from "./base-values.ts";
import { baseText, toEditCell } from "./edit-cells.ts";
import { choicesOf } from "./export-table.ts";
import { baseTitle, type FileFormat, ID, titleWithKey } from "./header-keys.ts";
import { type ImportField, idTitle, importFields, type RowsField, rowsFields } from "./import-columns.ts";
import { ownerKey, ROW_KEY, rowKey, rowKeys, rowsHash } from "./nested-lines.ts";
import { columnTitle } from "./sheet-columns.ts";
import type { Worksheet } from "./workbook-parts.ts";

/** What an export for editing writes. */
export interface EditExport {
  readonly screens: EntityScreens<MessageKey>;
  /** The edit form, which defines the columns. */
  readonly form: FormModule;
  readonly words: ExportWords;
  readonly format: FileFormat;
}

function choicesByColumn(columns: readonly ImportField[], before: number, words: ExportWords) {
  return new Map(
    columns.flatMap((column, at) => {
      const choices = choicesOf(column.field, words);
      return choices ? [[at + before, choices] as const] : [];
    }),
  );
}

const keyedTitle = (column: ImportField, words: ExportWords): string =>
  titleWithKey(columnTitle(column, words), column.field.name);

interface BaseParts {
  readonly columns: readonly ImportField[];
  readonly lists: readonly RowsField[];
  readonly words: ExportWords;
}

function toBaseCell(record: EntityRecord, { columns, lists, words }: BaseParts): string {
  const texts = Object.fromEntries(columns.map((column) => [column.field.name, baseText(column, record, words)]));
  const rows = Object.fromEntries(
    lists.map((list) => [list.field.name, { hash: rowsHash(record, list, words), rows: rowKeys(record, list) }]),
  );
  return writeBase(texts, rows);
}

/** The sheet of the records: id, editable fields, and the values at the time of the export. */
function toMainSheet(records: readonly EntityRecord[], { screens, form, words, format }: EditExport): Worksheet {
  const columns = importFields(screens, form);
  const lists = rowsFields(screens, form);
  const head = [
    titleWithKey(idTitle(screens, words), ID),
    ...columns.map((column) => keyedTitle(column, words)),
    baseTitle(words.t("transfer.base"), format),
  ];
  const lines = records.map((record): readonly SheetCell[] => [
    String(record.id),
    ...columns.map((column) => toEditCell(column, record, words)),
    toBaseCell(record, { columns, lists, words }),
  ]);
  return {
    name: words.t(screens.messages.many),
    table: [head, ...lines],
    choices: choicesByColumn(columns, 1, words),
    hidden: head.length - 1,
  };
}

/** The sheet of an embedded list: the record, the row, and the fields of the row. */
function toRowsSheet(records: readonly EntityRecord[], list: RowsField, { screens, words }: EditExport): Worksheet {
  const { field, columns } = list;
  const head = [
    titleWithKey(`${words.t(screens.messages.one)}: ${idTitle(screens, words)}`, ownerKey(field.name)),
    titleWithKey(words.t("transfer.row"), ROW_KEY),
    ...columns.map((column) => keyedTitle(column, words)),
  ];
  const lines = records.flatMap((record) => {
    const rows: unknown = record[field.name];
    return (Array.isArray(rows) ? rows : []).map((row: unknown, at): readonly SheetCell[] => [
      String(record.id),
      rowKey(row, at),
      ...columns.map((column) => toEditCell(column, row, words)),
    ]);
  });
  return {
    name: words.t(field.labelKey),
    table: [head, ...lines],
    choices: choicesByColumn(columns, 2, words),
    hidden: null,
  };
}

/**
 * Records as sheets that can be imported again after editing. The first sheet has the records, each further one the
 * rows of an embedded list. An import of the unchanged sheets changes nothing.
 */
export function toEditSheets(records: readonly EntityRecord[], edit: EditExport): readonly Worksheet[] {
  const lists = rowsFields(edit.screens, edit.form);
  return [toMainSheet(records, edit), ...lists.map((list) => toRowsSheet(records, list, edit))];
}
