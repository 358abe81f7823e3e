/** A number with a date or time format: days since 30 December 1899. */
export interface SerialCell {
  readonly serial: number;
  readonly hasSeconds: boolean;
}

/** A number with a percent format: 0.125 is 12.5 %. */
export interface PercentCell {
  readonly fraction: number;
}

/** Reasons to reject a cell for any field. They are suffixes of text keys. */
export type CellRejection = "formula" | "error" | "date" | "time" | "currency" | "digits";

export interface RejectedCell {
  readonly rejected: CellRejection;
}

/** A cell of an imported sheet. */
export type Cell = string | number | boolean | null | SerialCell | PercentCell | RejectedCell;

/** A number with a format in a workbook, or a text in a CSV file. */
export interface FormattedCell {
  readonly text: string;
  readonly value: number;
  /** The workbook's number format, such as `dd/mm/yyyy`. */
  readonly format: string;
}

/** A cell of an exported sheet. Text is never converted to a number. */
export type SheetCell = string | number | FormattedCell;

export function isFormatted(cell: unknown): cell is FormattedCell {
  return typeof cell === "object" && cell !== null && "format" in cell;
}

export function cellText(cell: SheetCell): string {
  return isFormatted(cell) ? cell.text : String(cell);
}

/** True if a parsed value is a rejected cell. */
export function isRejected(value: unknown): value is RejectedCell {
  return typeof value === "object" && value !== null && "rejected" in value;
}

const DAY_MS = 86_400_000;

/** 1 January 1970 as a serial number. */
const EPOCH = 25_569;

/** The first unambiguous serial number. Before it, Excel counts a nonexistent 29 February 1900. */
const FIRST_SERIAL = 61;

/**
 * Converts a wall-clock time, in milliseconds as if in UTC, to a serial number. Null before the first supported day.
 */
export function toSerial(wallClock: number): number | null {
  const serial = wallClock / DAY_MS + EPOCH;
  return serial >= FIRST_SERIAL ? serial : null;
}

/** Converts a serial number to a wall-clock time, in milliseconds as if in UTC. Null for unsupported days. */
export function fromSerial(serial: number): number | null {
  const wallClock = Math.round((serial - EPOCH) * DAY_MS);
  return serial >= FIRST_SERIAL && Number.isFinite(new Date(wallClock).getTime()) ? wallClock : null;
}

/** Converts a time of day, `08:30`, to a serial number. Null for other texts. */
export function timeToSerial(text: string): number | null {
  const [, hours, minutes, seconds = "0"] = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  return hours === undefined ? null : (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

/** The time of day of a serial number below one, or null. */
export function timeFromSerial({ serial, hasSeconds }: SerialCell): string | null {
  const seconds = Math.round(serial * 86_400);
  if (serial < 0 || seconds >= 86_400) {
    return null;
  }
  const text = new Date(seconds * 1000).toISOString().slice(11, 19);
  return hasSeconds || !text.endsWith(":00") ? text : text.slice(0, 5);
}
