/**
 * Exports of whole lists: `POST <path of the list>/export` returns a file of all matching records. A backend that offers
 * them has the ability `export`. Filters, search and order are the list's own parameters (decision 0074).
 */

import type { Predicate } from "./predicate.ts";

/** A column of the file. */
export interface ExportColumn {
  readonly title: string;
  /** Path of the value in the record: `code`, `owner.name`. */
  readonly path: string;
  /** `length`: the number of items of a list. */
  readonly as: "text" | "word" | "number" | "percent" | "date" | "moment" | "length" | "case";
  /** Only for `word`: the text of each value. Booleans are `true` and `false`. */
  readonly words?: { readonly [value: string]: string };
  /** Only for `case`: the text of the first condition that the record meets. `path` is not read. */
  readonly cases?: readonly { readonly when: Predicate; readonly text: string }[];
  /** Only for numbers, dates and moments: the number format in a workbook, such as `dd/mm/yyyy`. */
  readonly format?: string;
}

/** Body of an export. */
export interface ExportBody {
  readonly format: "csv" | "xlsx";
  /** Name of the worksheet. */
  readonly sheet: string;
  /** BCP 47 language: its decimal separator, and with it the separator of CSV. */
  readonly language: string;
  /** IANA time zone of moments. @defaultValue the backend's */
  readonly timeZone?: string;
  readonly columns: readonly ExportColumn[];
}

export const MAX_EXPORT_COLUMNS = 200;
