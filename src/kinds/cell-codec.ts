import type { Text } from "../console/i18n/text.ts";
import type { RejectedCell, SerialCell, SheetCell } from "../console/lib/sheet-cell.ts";
import type { JsonSchema } from "../contract/json-schema.ts";
import type { MessageKey } from "../contract/register.ts";
import type { FieldDescriptor } from "../contract/screens.ts";
import type { EntityRecord, RecordId } from "../contract/transport.ts";
import type { ThroughRelation } from "../contract/unit-by.ts";

type Field = FieldDescriptor<MessageKey>;

/** The locale of a file's numbers and dates. */
export interface SheetLocale {
  readonly language: string;
  /** True if the user chose the locale. Then `1.234` is unambiguous. */
  readonly isConfirmed: boolean;
}

/** The console's texts, and the file's format of numbers, dates and instants. */
export interface SheetWords extends Text {
  /** The default is the console's language, not confirmed. */
  readonly locale?: SheetLocale;
  /** Names of the percent fields whose numbers without a percent sign are fractions: `0.125` is 12.5 %. */
  readonly fractions?: readonly string[];
  /** The time zone of instants. The default is the reader's. */
  readonly timeZone?: string;
  /** The product's own kinds. */
  readonly own?: OwnCells;
}

/** Names of related records by entity and id. */
export type RelatedNames = ReadonlyMap<string, string>;

/** The currency of an amount from a related record. Null if that record could not be loaded. */
export type RelatedCurrency = (field: Field, through: ThroughRelation, record: EntityRecord) => string | null;

/** The console's texts, and the related records that cells name. */
export interface ExportWords extends Text {
  readonly names: RelatedNames;
  /** Currencies that a related record determines. */
  readonly relatedCurrency?: RelatedCurrency;
  /** The product's own kinds. */
  readonly own?: OwnCells;
}

/** The key of a related record in `RelatedNames`. */
export const nameKey = (entity: string, id: RecordId): string => `${entity} ${id}`;

/** The field of a cell to parse, and its file. */
export interface ReadSetting {
  readonly field: Field;
  readonly words: SheetWords;
}

/** The field of a cell to write, its record, and the texts. */
export interface WriteSetting {
  readonly field: Field;
  readonly record: EntityRecord;
  readonly words: ExportWords;
}

/** Converts the values of one display to the cells of a sheet (CSV, XLSX, print) and back. */
export interface CellCodec {
  /** Parses a trimmed text. Invalid text is returned unchanged, so that the form's validation rejects it. */
  readonly read: (text: string, setting: ReadSetting) => unknown;
  /** Parses a cell that is a number. Default: `read` parses its digits. */
  readonly readNumber?: (number: number, setting: ReadSetting) => unknown;
  /** Parses a number with a percent format, 0.125 for 12.5 %. Default: a text with a percent sign. */
  readonly readFraction?: (fraction: number) => unknown;
  /** Parses a number with a date or time format. Default: rejected. */
  readonly readSerial?: (cell: SerialCell, setting: ReadSetting) => unknown;
  /** Writes a value that is neither missing nor a list. `read` parses the result to the same value. */
  readonly write: (value: unknown, setting: WriteSetting) => SheetCell;
  /** Formats a value for print. Null, and the default: the text of `write`. */
  readonly print?: (value: unknown, setting: WriteSetting) => string | null;
  /** Prints a missing value. Default: a dash. */
  readonly missing?: string;
  /** A value for the import template. Default: an empty cell. */
  readonly example?: (schema: JsonSchema, setting: ReadSetting) => string | number;
}

/** The product's own kinds by name. Members of a codec that are absent are those of the base. */
export interface OwnCells {
  readonly [kind: string]: { readonly cells?: Partial<CellCodec> };
}

/** The language of the file, else of the console. */
export const languageOf = ({ locale, language }: SheetWords): string => locale?.language ?? language;

export const REJECTED_DATE: RejectedCell = { rejected: "date" };
export const REJECTED_TIME: RejectedCell = { rejected: "time" };
export const REJECTED_DIGITS: RejectedCell = { rejected: "digits" };
export const REJECTED_CURRENCY: RejectedCell = { rejected: "currency" };
