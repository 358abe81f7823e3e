import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { REJECTED_DATE, REJECTED_DIGITS, type SheetWords } from "../../../kinds/cell-codec.ts";
import { sheetCodecOf } from "../../../kinds/cell-codecs.ts";
import { factsOf } from "../../../kinds/kinds.ts";
import { toPercent } from "../../../kinds/percent/cells.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import { isObject } from "../../lib/json-object.ts";
import { toPlainNumber } from "../../lib/number-text.ts";
import { type Cell, isRejected, type RejectedCell } from "../../lib/sheet-cell.ts";
import { splitItems } from "./cell-items.ts";

type Field = FieldDescriptor<MessageKey>;

/** A field to parse a cell for. */
export type CellField = Field & {
  /** True if its values are numbers, even if it is displayed as another kind. */
  readonly isOfNumbers?: boolean;
  /** True if a cell has several values, separated by commas. The default depends on the display. */
  readonly isList?: boolean;
};

export const isEmptyCell = (cell: Cell): boolean => cell === null || (typeof cell === "string" && cell.trim() === "");

/** True if a line has no values. */
export const isBlank = (cells: readonly Cell[]): boolean => cells.every(isEmptyCell);

/** Spreadsheets replace the digits of a number after the fifteenth by zeros. */
const MAX_NUMBER = 1e15;

/** The locale to format cells that are numbers already. */
const PLAIN = "en-US";

function readSingle(field: Field, cell: Cell, words: SheetWords): unknown {
  const codec = sheetCodecOf(field, words.own);
  const setting = { field, words };
  if (typeof cell === "object" && cell !== null) {
    if ("serial" in cell) {
      return codec.readSerial?.(cell, setting) ?? REJECTED_DATE;
    }
    if ("fraction" in cell) {
      return codec.readFraction?.(cell.fraction) ?? `${toPlainNumber(toPercent(cell.fraction), PLAIN)}%`;
    }
    return cell;
  }
  if (typeof cell !== "number") {
    return codec.read(String(cell).trim(), setting);
  }
  if (codec.readNumber) {
    return codec.readNumber(cell, setting);
  }
  return Math.abs(cell) < MAX_NUMBER ? codec.read(toPlainNumber(cell, PLAIN), setting) : REJECTED_DIGITS;
}

function isListField({
  relation,
  display,
  isList = relation?.many === true || factsOf(display).isList === true,
}: CellField): boolean {
  return isList;
}

/** The field with the display of its numbers: units by another field, and values shown as another kind, are numbers. */
function asNumber(field: CellField): Field {
  const isOther = !isNumeric(field.display) && !field.relation && !field.enumeration;
  return isOther && (field.unitBy || field.isOfNumbers) ? { ...field, display: "number" } : field;
}

/**
 * Parses a cell to the field's value, in the formats of the export. Undefined for an empty cell. Invalid text is
 * returned unchanged, so that the form's validation rejects it.
 */
export function readCell(field: CellField, cell: Cell, words: SheetWords): unknown {
  if (isEmptyCell(cell)) {
    return undefined;
  }
  const item = asNumber(field);
  if (!isListField(field) || isObject(cell)) {
    return readSingle(item, cell, words);
  }
  if (field.isOfNumbers && typeof cell === "number") {
    return [cell];
  }
  const codec = sheetCodecOf(item, words.own);
  return splitItems(typeof cell === "number" ? toPlainNumber(cell, PLAIN) : String(cell)).map((part) =>
    codec.read(part, { field: item, words }),
  );
}

/** The reason why a cell was rejected, or null. */
export function rejectionOf(value: unknown): RejectedCell["rejected"] | null {
  return isRejected(value) ? value.rejected : null;
}
