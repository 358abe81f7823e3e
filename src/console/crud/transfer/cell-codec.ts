import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { formatDate } from "../../fields/date-text.ts";
import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";
import { numberFromText } from "../../lib/number-text.ts";

/** What a sheet holds in one cell. */
export type Cell = string | number | boolean | Date | null;

type Field = FieldDescriptor<MessageKey>;

const NUMBERS: readonly Field["display"][] = ["money", "number", "integer", "quantity", "percent"];

/** How values that several cells of one line hold are kept apart in one cell. */
const BETWEEN = /\s*[,;\n]\s*/;

const isEmptyCell = (cell: Cell): boolean => cell === null || (typeof cell === "string" && cell.trim() === "");

/** A day as its calendar says, whatever the clock of the machine. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

/** What the console shows of a value, by a language's own order of day, month and year. */
function readDay(text: string, language: string): string {
  const order = formatDate("2001-12-31", language).match(/\d+/g) ?? [];
  const parts = text.match(/^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/)?.slice(1) ?? [];
  const partOf = (sample: string) => parts[order.findIndex((each) => Number(each) === Number(sample))] ?? "";
  const [year, month, day] = [partOf("2001"), partOf("12"), partOf("31")];
  return parts.length === 3 && year.length === 4 ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
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

/** `R$ 1.234,50` and `12,5 %` without what stands before and behind the number. */
const withoutUnit = (text: string): string =>
  text.replace(/^(-?)\s*[^\d\s.,-]{1,3}\s*(?=[\d-])/, "$1").replace(/(?<=\d)\s*[^\d\s.,]{1,3}$/, "");

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
  if (NUMBERS.includes(display) || field.unitBy) {
    return typeof cell === "number" ? cell : numberFromText(withoutUnit(text), words.language);
  }
  return display === "date" ? readDay(text, words.language) : text;
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
