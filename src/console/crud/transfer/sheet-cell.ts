/** A number that a workbook shows as a day, a time or both: days since 30 December 1899. */
export interface SerialCell {
  readonly serial: number;
  readonly hasSeconds: boolean;
}

/** A number that a workbook shows as a percentage: 0.125 is 12.5 %. */
export interface PercentCell {
  readonly fraction: number;
}

/** Reasons to reject a cell whatever its field is, as their text keys end. */
export type CellRejection = "formula" | "error" | "date" | "time" | "currency";

export interface RejectedCell {
  readonly rejected: CellRejection;
}

/** A cell of a sheet that was read. */
export type Cell = string | number | boolean | null | SerialCell | PercentCell | RejectedCell;

/** A cell to write that a workbook holds as a number with a format, and a CSV file as text. */
export interface FormattedCell {
  readonly text: string;
  readonly value: number;
  /** The number format of the workbook, `dd/mm/yyyy`. */
  readonly format: string;
}

/** A cell to write: texts stay texts. */
export type SheetCell = string | number | FormattedCell;

/** Whether a cell to write is a number with a format. */
export function isFormatted(cell: unknown): cell is FormattedCell {
  return typeof cell === "object" && cell !== null && "format" in cell;
}

/** The text of a cell to write. */
export function cellText(cell: SheetCell): string {
  return isFormatted(cell) ? cell.text : String(cell);
}

/** Whether a value that was read for a field is a rejected cell. */
export function isRejected(value: unknown): value is RejectedCell {
  return typeof value === "object" && value !== null && "rejected" in value;
}

const DAY_MS = 86_400_000;

/** 1 January 1970 as a serial. */
const EPOCH = 25_569;

/** The first serial that all spreadsheets agree on: Excel has a 29 February 1900 before it. */
const FIRST_SERIAL = 61;

/** Milliseconds as if the wall clock showed UTC, as a serial; null where Excel has no such day. */
export function toSerial(wallClock: number): number | null {
  const serial = wallClock / DAY_MS + EPOCH;
  return serial >= FIRST_SERIAL ? serial : null;
}

/** The wall clock of a serial, in milliseconds as if it showed UTC; null where Excel has no such day. */
export function fromSerial(serial: number): number | null {
  const wallClock = Math.round((serial - EPOCH) * DAY_MS);
  return serial >= FIRST_SERIAL && Number.isFinite(new Date(wallClock).getTime()) ? wallClock : null;
}

/** A time of day as a serial, `08:30`; null where the text is none. */
export function timeToSerial(text: string): number | null {
  const [, hours, minutes, seconds = "0"] = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  return hours === undefined ? null : (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

/** The time of day of a serial below one; null of any other. */
export function timeFromSerial({ serial, hasSeconds }: SerialCell): string | null {
  const seconds = Math.round(serial * 86_400);
  if (serial < 0 || seconds >= 86_400) {
    return null;
  }
  const text = new Date(seconds * 1000).toISOString().slice(11, 19);
  return hasSeconds || !text.endsWith(":00") ? text : text.slice(0, 5);
}
