import type { FormModule } from "../../../contract/screens.ts";
import type { FormData } from "../../fields/form-store.ts";
import { type Cell, cellText } from "../../lib/sheet-cell.ts";
import { type BaseValues, hashOf, normalizeText, readBase } from "./base-values.ts";
import { splitItems } from "./cell-items.ts";
import { baseText, canonicalText, namesSameIds, toEditCell, withColumn } from "./edit-cells.ts";
import type { ImportField } from "./import-columns.ts";
import { isEmptyCell } from "./read-cell.ts";
import { type Compared, type ImportSetting, readColumn } from "./read-line.ts";
import { isShownTime } from "./shown-text.ts";

/** What lines that change existing records are compared with. */
export interface UpdateSetting extends Omit<ImportSetting, "ids"> {
  /** The edit form. */
  readonly editForm: FormModule;
  /** The column with the values at the time of the export. Null for other files. */
  readonly baseColumn: number | null;
  /** True if empty cells clear values. Otherwise they keep them. */
  readonly isClearing: boolean;
  /** True if exported rows of embedded lists without a line are removed. Default: they stay. */
  readonly isRemoving?: boolean;
}

/** A cell that may change its record. The names of related records are not resolved. */
export interface EditedCell {
  readonly column: ImportField;
  /** The parsed cell. Undefined if an empty cell clears the value. */
  readonly value: unknown;
}

/** The values at the time of the export. Null if the file does not have them. */
export const baseOf = (cells: readonly Cell[], { baseColumn }: UpdateSetting): BaseValues | null =>
  baseColumn === null ? null : readBase(cells[baseColumn]);

const textsOf = (value: unknown): readonly string[] => (value === undefined ? [] : [value].flat().map(String));

/** The texts of a relation's cell, or of its ids in the base. */
function textsIn({ field }: ImportField, text: string): readonly string[] {
  return field.relation?.many ? splitItems(text) : [text];
}

/** A cell, and its value at the time of the export. Undefined if it was empty. */
interface CellWithBase {
  readonly cell: Cell;
  readonly was: ReturnType<BaseValues["get"]>;
}

/** True if a value is the one at the time of the export: the user did not edit the cell. */
function isBaseValue({ column, value }: EditedCell, { cell, was }: CellWithBase, compared: Compared): boolean {
  const { record, reading } = compared;
  if (was === undefined || typeof was !== "string") {
    const next = withColumn(column, record, value);
    const text = column.field.relation
      ? textsOf(value).join(", ")
      : typeof cell === "string"
        ? cell
        : baseText(column, next, { ...reading, names: new Map() });
    return was !== undefined && hashOf(normalizeText(text)) === was.hash;
  }
  if (column.field.relation) {
    const ids = withColumn(column, record, textsIn(column, was));
    return namesSameIds(column, ids, textsOf(value));
  }
  const [given, before] = [value, readColumn(column, was, compared)].map((each) => canonicalOf(column, each, compared));
  return given === before || isSameNumber(cell, given ?? "", before ?? "");
}

/** The canonical text of a record after a change. */
export const canonicalOf = (column: ImportField, value: unknown, { record, reading }: Compared): string =>
  canonicalText(column, withColumn(column, record, value), reading);

/** True if the record still has the value at the time of the export. */
export function isStillBase(column: ImportField, base: BaseValues, compared: Compared): boolean {
  const { record, reading } = compared;
  const was = base.get(column.field.name);
  const text = baseText(column, record, { ...reading, names: new Map() });
  if (was === undefined || typeof was !== "string") {
    return was === undefined ? normalizeText(text) === "" : hashOf(normalizeText(text)) === was.hash;
  }
  return (
    normalizeText(text) === normalizeText(was) ||
    (!column.field.relation &&
      canonicalText(column, record, reading) === canonicalOf(column, readColumn(column, was, compared), compared))
  );
}

/** Characters and digits that spreadsheets keep in a cell. */
const KEPT_CHARACTERS = 32_767;
const KEPT_DIGITS = 15;

/** True if a cell has the start of a text that is too long for a workbook. Line breaks may have become shorter. */
const isCut = (cell: Cell, text: string): boolean =>
  typeof cell === "string" &&
  text.length > KEPT_CHARACTERS &&
  cell.length > KEPT_CHARACTERS / 2 &&
  normalizeText(text).startsWith(normalizeText(cell));

/** True if a number of a workbook equals another one in the digits that spreadsheets keep. */
function isSameNumber(cell: Cell, one: string, other: string): boolean {
  const isNumber = typeof cell === "number" || (typeof cell === "object" && cell !== null && "fraction" in cell);
  const [first, second] = [one, other].map((text) => (text === "" ? Number.NaN : Number(text)));
  return (
    isNumber &&
    Number(first).toPrecision(KEPT_DIGITS) === Number(second).toPrecision(KEPT_DIGITS) &&
    !Number.isNaN(first)
  );
}

/** True if a cell has the record's current value. */
function isCurrent({ column, value }: EditedCell, cell: Cell, compared: Compared): boolean {
  const { record, reading } = compared;
  if (column.field.relation) {
    return namesSameIds(column, record, textsOf(value));
  }
  // A value that a cell cannot hold exactly, such as outer blanks, is compared as it is written.
  const written = cellText(toEditCell(column, record, { ...reading, names: new Map() }));
  const isSameText = typeof cell === "string" && normalizeText(cell) === normalizeText(written);
  const [now, given] = [canonicalText(column, record, reading), canonicalOf(column, value, compared)];
  return isSameText || now === given || isCut(cell, written) || isSameNumber(cell, now, given);
}

/** True if a cell is written like a text. */
function isSameText(cell: Cell, text: string): boolean {
  const isPlain = typeof cell === "string" || typeof cell === "number";
  return isPlain && (String(cell) === text || normalizeText(String(cell)) === normalizeText(text));
}

interface LineCells extends Compared {
  readonly cells: readonly Cell[];
  readonly base: BaseValues | null;
}

/** The cell of one column if it differs, else null. */
function editedCell(column: ImportField, at: number, line: LineCells): EditedCell | null {
  const { cells, base, record, reading } = line;
  const { name } = column.field;
  const cell = cells[at] ?? null;
  if (isEmptyCell(cell)) {
    const wasEmpty = base !== null && !base.has(name);
    const isEmpty = normalizeText(baseText(column, record, { ...reading, names: new Map() })) === "";
    return wasEmpty || isEmpty ? null : { column, value: undefined };
  }
  const was = base?.get(name);
  const isSame = (text: string) => isSameText(cell, text) || isShownTime(column, { cell, was: text }, reading);
  if (typeof was === "string" && !column.field.relation && isSame(was)) {
    // Most cells of most files: parsing each of them would take a minute for 20,000 lines.
    return null;
  }
  const edited = { column, value: readColumn(column, cell, line) };
  const isBase = base !== null && isBaseValue(edited, { cell, was }, line);
  return isBase || isCurrent(edited, cell, line) ? null : edited;
}

/** The cells of a line that differ from the values at the time of the export, and from the current ones. */
export function editedCells(cells: readonly Cell[], record: FormData, setting: UpdateSetting): readonly EditedCell[] {
  const { fields, mapping, words, reading = words, isClearing } = setting;
  const line = { cells, base: baseOf(cells, setting), record, reading };
  return fields.flatMap((column): readonly EditedCell[] => {
    const at = mapping.indexOf(column.field.name);
    const isKept = at < 0 || (isEmptyCell(cells[at] ?? null) && !isClearing);
    const edited = isKept ? null : editedCell(column, at, line);
    return edited ? [edited] : [];
  });
}
