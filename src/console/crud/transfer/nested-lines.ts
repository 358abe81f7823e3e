import type { EntityRecord } from "../../../contract/transport.ts";
import type { SheetWords } from "../../../kinds/cell-codec.ts";
import { withValueAt } from "../../fields/field-path.ts";
import type { FormData } from "../../fields/form-store.ts";
import { idIn } from "../../fields/relation-shape.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import { isObject } from "../../lib/json-object.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { type BaseValues, hashOf } from "./base-values.ts";
import type { ListChange } from "./changed-lines.ts";
import { type CellChange, say } from "./checked-lines.ts";
import { canonicalText, withColumn } from "./edit-cells.ts";
import { editedCells, type UpdateSetting } from "./edited-cells.ts";
import { keyIn, OWNER } from "./header-keys.ts";
import { type RowsField, rowColumns } from "./import-columns.ts";
import { isBlank } from "./read-cell.ts";
import { type ImportSetting, rejectedCells, resolveNames } from "./read-line.ts";
import type { TitledSheet } from "./read-sheet.ts";
import { keysOf } from "./sheet-columns.ts";

/** Key of the column that says which row of its record a line is. */
export const ROW_KEY = "$row";

/** A line of a sheet with the rows of an embedded list. */
interface NestedLine {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** The lines of a sheet of rows, by the id of their record. */
export interface NestedSheet {
  readonly list: RowsField;
  readonly head: readonly string[];
  readonly lines: ReadonlyMap<string, readonly NestedLine[]>;
}

/** The key of the title of the first column: the list's field, `$record planPayments`. */
export const ownerKey = (field: string): string => `${OWNER} ${field}`;

const columnOf = (head: readonly string[], key: string): number => head.findIndex((title) => keyIn(title) === key);

/** The sheet as rows of an embedded list. Null for other sheets. */
export function toNestedSheet({ sheet, above }: TitledSheet, lists: readonly RowsField[]): NestedSheet | null {
  const head = (sheet[0] ?? []).map(cellToText);
  const list = lists.find(({ field }) => columnOf(head, ownerKey(field.name)) >= 0);
  if (!list) {
    return null;
  }
  const owner = columnOf(head, ownerKey(list.field.name));
  const lines = new Map<string, NestedLine[]>();
  for (const [at, cells] of sheet.slice(1).entries()) {
    const id = cellToText(cells[owner] ?? null).trim();
    if (!isBlank(cells)) {
      lines.set(id, [...(lines.get(id) ?? []), { line: above + at + 2, cells }]);
    }
  }
  return { list, head, lines };
}

/** The key of a row: its id, or its position in a list without ids. */
export function rowKey(row: unknown, index: number): string {
  return String((isObject(row) ? idIn(row["id"]) : null) ?? index + 1);
}

const rowsOf = (record: FormData, { field }: RowsField): readonly unknown[] => {
  const rows = record[field.name];
  return Array.isArray(rows) ? rows : [];
};

/** The keys of all rows. */
export const rowKeys = (record: FormData, list: RowsField): readonly string[] => rowsOf(record, list).map(rowKey);

/** A hash of all rows, for the version column. */
export function rowsHash(record: FormData, list: RowsField, words: ImportSetting["words"]): string {
  const texts = rowsOf(record, list).map((row, at) => [
    rowKey(row, at),
    ...list.columns.map((column) => canonicalText(column, row, words)),
  ]);
  return texts.length === 0 ? "" : hashOf(JSON.stringify(texts));
}

interface Given {
  readonly record: EntityRecord;
  /** The record as form data. */
  readonly opened: FormData;
  readonly base: BaseValues | null;
}

type NestedSetting = UpdateSetting & Pick<ImportSetting, "ids">;

/** The rows of a list while lines change them. */
interface ChangingRows {
  /** The rows as received. */
  readonly raw: readonly unknown[];
  /** The rows as form data. Changed in place. */
  readonly rows: unknown[];
  readonly problems: string[];
  readonly changes: CellChange[];
  /** Reads the columns of the rows. */
  readonly within: NestedSetting;
  /** The lines of the record by the key of their row. */
  readonly byKey: ReadonlyMap<string, readonly NestedLine[]>;
}

const rowKeyIn = ({ cells }: NestedLine, { head }: NestedSheet): string =>
  cellToText(cells[columnOf(head, ROW_KEY)] ?? null).trim();

/** The lines by the key of their row. A copied line has the key of another one. New rows have none. */
function byRowKey(lines: readonly NestedLine[], sheet: NestedSheet): ReadonlyMap<string, readonly NestedLine[]> {
  const found = new Map<string, NestedLine[]>();
  for (const line of lines) {
    const key = rowKeyIn(line, sheet);
    if (key !== "") {
      found.set(key, [...(found.get(key) ?? []), line]);
    }
  }
  return found;
}

/** Applies one line to its row, or adds a row. */
function applyLine(given: NestedLine, sheet: NestedSheet, state: ChangingRows) {
  const { line, cells } = given;
  const { list } = sheet;
  const { raw, rows, problems, changes, within, byKey } = state;
  const { words } = within;
  const key = rowKeyIn(given, sheet);
  const at = key === "" ? rows.length : raw.findIndex((row, index) => rowKey(row, index) === key);
  const place = `${words.t(list.field.labelKey)}, ${words.t("import.lineOf", { line })}`;
  if (at < 0) {
    problems.push(`${place}: ${words.t("import.rowGone", { row: key })}`);
    return;
  }
  const same = byKey.get(key)?.find((other) => other !== given);
  if (same) {
    problems.push(`${place}: ${words.t("import.repeated", { fields: words.t("transfer.row"), line: same.line })}`);
    return;
  }
  const row = toObject(raw[at]);
  const edited = editedCells(cells, row, within);
  const values = Object.fromEntries(edited.map(({ column, value }) => [column.field.name, value]));
  const resolved = resolveNames(values, within);
  const told = [...rejectedCells(values, within), ...resolved.unknown];
  problems.push(...told.map((problem) => `${place}: ${say(problem, values, within)}`));
  const filled = edited.map(({ column }) => ({ column, value: resolved.values[column.field.name] }));
  const after = filled.reduce<FormData>((next, { column, value }) => withColumn(column, next, value), row);
  changes.push(...filled.map(({ column }) => ({ column, row: at + 1, list: list.field, before: row, after })));
  if (filled.length > 0) {
    const start = toObject(rows[at]);
    rows[at] = filled.reduce<FormData>((next, { column, value }) => withValueAt(next, keysOf(column), value), start);
  }
}

const toObject = (value: unknown): FormData => (isObject(value) ? value : {});

/**
 * Positions of rows that the export had and the file lacks. Not of rows that others have added since. None if the file
 * has no line of the record: then the sheet is more likely cut than edited.
 */
function missingRows(sheet: NestedSheet, { record, base }: Given): readonly number[] {
  const { list, lines } = sheet;
  const own = lines.get(String(record.id)) ?? [];
  const was = base?.get(list.field.name);
  const exported = typeof was === "object" ? (was.rows ?? []) : [];
  const found = new Set(own.map((line) => rowKeyIn(line, sheet)));
  return own.length === 0
    ? []
    : rowKeys(record, list).flatMap((key, at) => (exported.includes(key) && !found.has(key) ? [at] : []));
}

/** Removed rows for the preview: each value that is lost. */
function toRemovals(list: RowsField, raw: readonly unknown[], missing: readonly number[]): readonly CellChange[] {
  return missing.flatMap((at) => {
    const row = toObject(raw[at]);
    const filled = list.columns.filter((column) => canonicalText(column, row, NO_WORDS) !== "");
    // A row without values is still named.
    const shown = filled.length > 0 ? filled : list.columns.slice(0, 1);
    return shown.map(
      (column): CellChange => ({ column, row: at + 1, list: list.field, before: row, after: {}, isRemoved: true }),
    );
  });
}

/** Values are only compared with an empty text. */
const NO_WORDS: SheetWords = { t: String, language: "en-US" };

/** The comparison of a list with the lines of its sheet. */
export interface ComparedList {
  /** Null without a change. */
  readonly change: ListChange | null;
  /** Number of exported rows without a line. They are removed only if the user chose it. */
  readonly missing: number;
}

/** Compares the rows of a record with the lines of their sheet. Rows without a line stay, unless the user removes them. */
export function compareList(sheet: NestedSheet, given: Given, setting: NestedSetting): ComparedList {
  const { record, opened, base } = given;
  const { list, head, lines } = sheet;
  const { words, reading = words } = setting;
  const mapping = rowColumns(head, list, reading);
  const within = { ...setting, fields: list.columns, mapping, baseColumn: null };
  const rows = [...rowsOf(opened, list)];
  const own = lines.get(String(record.id)) ?? [];
  const byKey = byRowKey(own, sheet);
  const state: ChangingRows = { raw: rowsOf(record, list), rows, problems: [], changes: [], within, byKey };
  for (const line of own) {
    applyLine(line, sheet, state);
  }
  const was = base?.get(list.field.name);
  const hash = typeof was === "object" ? was.hash : "";
  const isConflicting = base !== null && hash !== rowsHash(record, list, reading);
  // Keys that are positions name other rows after a change.
  const hasIds = state.raw.every((row) => isObject(row) && idIn(row["id"]) !== null);
  const missing = isConflicting && !hasIds ? [] : missingRows(sheet, given);
  const removed = setting.isRemoving === true ? missing : [];
  const { problems } = state;
  const changes = [...state.changes, ...toRemovals(list, state.raw, removed)];
  if (changes.length === 0 && problems.length === 0) {
    return { change: null, missing: missing.length };
  }
  const cells = isConflicting ? changes.map((change) => ({ ...change, base: null })) : changes;
  const left = rows.filter((_, at) => !removed.includes(at));
  return {
    change: { name: list.field.name, rows: left, cells, isConflicting, problems },
    missing: missing.length,
  };
}
