import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { dayFromText } from "../../fields/date-text.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";
import { readNumber } from "../../lib/read-number.ts";
import { withoutUnit } from "./unit-in-cell.ts";

/** What a sheet holds in one cell. */
export type Cell = string | number | boolean | Date | null;

type Field = FieldDescriptor<MessageKey>;

/** How values that several cells of one line hold are kept apart in one cell. */
const BETWEEN = /\s*[,;\n]\s*/;

const isEmptyCell = (cell: Cell): boolean => cell === null || (typeof cell === "string" && cell.trim() === "");

/** Whether nothing stands in a line. */
export const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => cell === null || cell === "");

/** A day as its calendar says, whatever the clock of the machine. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

function readChoice(field: Field, text: string, { t }: Text): string {
  const wanted = foldText(text);
  const found = field.enumeration?.values.find(
    ({ value, labelKey }) => foldText(value) === wanted || foldText(t(labelKey)) === wanted,
  );
  return found?.value ?? text;
}

function readFlag(cell: Cell, { t }: Text): unknown {
  const wanted = foldText(String(cell));
  const isNamed = (value: "true" | "false") => [value, foldText(t(`crud.boolean.${value}`))].includes(wanted);
  return isNamed("true") || wanted === "1" ? true : isNamed("false") || wanted === "0" ? false : cell;
}

function readAmount(field: Field, text: string, words: Text): unknown {
  const reading = readNumber(withoutUnit(field, text, words), words.language);
  return "number" in reading ? reading.number : text;
}

function readSingle(field: Field, cell: Cell, words: Text): unknown {
  const { display } = field;
  if (cell instanceof Date) {
    return display === "datetime" ? cell.toISOString() : dayOf(cell);
  }
  const text = String(cell).trim();
  if (field.enumeration) {
    return readChoice(field, text, words);
  }
  if (display === "boolean") {
    return readFlag(text, words);
  }
  if (isNumeric(display) || field.unitBy) {
    return typeof cell === "number" ? cell : readAmount(field, text, words);
  }
  return display === "date" ? dayFromText(text, words.language) : text;
}

/** Whether a field holds several values, as one cell does with commas. */
function holdsMany(field: Field): boolean {
  return field.relation?.many === true || field.display === "chips";
}

/**
 * A cell as the field's value, by the words and separators that the console shows and exports; undefined where it is
 * empty. What it cannot be is left as it is: the check of the form says so.
 */
export function readCell(field: Field, cell: Cell, words: Text): unknown {
  if (isEmptyCell(cell)) {
    return undefined;
  }
  if (holdsMany(field)) {
    const parts = String(cell).split(BETWEEN);
    return parts.filter((part) => part !== "").map((part) => readSingle(field, part, words));
  }
  return readSingle(field, cell, words);
}
