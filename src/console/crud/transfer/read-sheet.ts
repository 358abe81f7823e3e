import { cellToText } from "../../lib/cell-to-text.ts";
import { readCsv } from "../../lib/read-csv.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { isBaseTitle, keyIn, OWNER } from "./header-keys.ts";
import { isBlank, isEmptyCell } from "./read-cell.ts";
import { MAX_BYTES, MAX_COLUMNS, MAX_LINES } from "./sheet-limits.ts";
import type { SheetMessage } from "./sheet-worker.ts";

export type Sheet = readonly (readonly Cell[])[];

/** The lines of a sheet from its title line. */
export interface TitledSheet {
  readonly sheet: Sheet;
  /** The number of lines above the title line. */
  readonly above: number;
}

/** A file: its sheet, and the further sheets of a workbook. */
export interface SheetBook extends TitledSheet {
  readonly others: readonly TitledSheet[];
}

/** The reason why a file cannot be read. It is the suffix of a text key. */
export type SheetRefusal = "notSheet" | "tooLarge" | "tooManyLines" | "empty";

export class SheetError extends Error {
  override readonly name = "SheetError";
  readonly refusal: SheetRefusal;

  constructor(refusal: SheetRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Timeout for a workbook. Only a maliciously crafted file takes that long. */
const MAX_MS = 30_000;

/** Under Trusted Types (strict CSP), worker URLs must pass a policy. It allows only the console's own files. */
function allowOwnWorker(): void {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes && !trustedTypes.defaultPolicy) {
    trustedTypes.createPolicy("default", { createScriptURL: toOwnAddress });
  }
}

/** The part of the browser's Trusted Types API that is used here. */
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: "default", rules: { readonly createScriptURL: (url: string) => string }): object;
}

/** Returns a URL of the console's own origin. Throws a TypeError for any other. */
export function toOwnAddress(url: string): string {
  const { origin } = window.location;
  if (new URL(url, origin).origin !== origin) {
    throw new TypeError(`${url} is no file of the console`);
  }
  return url;
}

/** Reads a workbook in a worker and terminates it after a timeout. */
async function readWorkbook(file: Blob): Promise<readonly Sheet[]> {
  allowOwnWorker();
  const worker = new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" });
  try {
    const answer = await new Promise<SheetMessage>((resolve, reject) => {
      const timer = setTimeout(() => reject(new SheetError("tooLarge")), MAX_MS);
      worker.addEventListener("message", ({ data }: MessageEvent<SheetMessage>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener("error", () => reject(new SheetError("notSheet")));
      worker.postMessage(file);
    });
    if ("refused" in answer) {
      throw new SheetError(answer.refused);
    }
    return answer.sheets;
  } finally {
    worker.terminate();
  }
}

/** Control characters. They occur in binary files, such as images and old workbooks, but not in text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it detects control characters
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

/** Documents as text. Some programs save a page with the name of an old workbook. */
const OTHER_FORMAT = /^\s*(?:%PDF|<(?:!doctype|\?xml|html|head|meta|style|table)\b)/i;

/** Decodes a text file: UTF-16 with a byte order mark, UTF-8, else Windows-1252, which has no mark. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return new TextDecoder("utf-16le").decode(bytes);
  }
  if (first === 0xfe && second === 0xff) {
    return new TextDecoder("utf-16be").decode(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function readText(file: Blob): Promise<Sheet> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (NO_TEXT.test(text) || OTHER_FORMAT.test(text)) {
    throw new SheetError("notSheet");
  }
  return readCsv(text);
}

const filledLines = (rows: Sheet): number => rows.filter((cells) => !isBlank(cells)).length;

const filledCells = (cells: readonly Cell[]): number => cells.filter((cell) => !isEmptyCell(cell)).length;

/** Number of lines to find the titles in. */
const LOOKED_AT = 20;

/** A line with a single cell is the name of a report if a line below has at least this number of cells. */
const MIN_TITLES = 3;

/** The index of the title line: the first one, without the name of a report above it. */
function titleLineOf(rows: Sheet): number {
  const first = rows.findIndex((cells) => !isBlank(cells));
  const near = rows.slice(first, first + LOOKED_AT).map(filledCells);
  const found = near.findIndex((count) => count > 1);
  return Math.max(...near) >= MIN_TITLES && found >= 0 ? first + found : first;
}

/** The titles, one for each column with a cell. Columns without any are left out. */
function wholeTitles(rows: Sheet): readonly Cell[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.findLastIndex((cell) => !isEmptyCell(cell)) + 1), 0);
  return Array.from({ length: width }, (_, at) => rows[0]?.[at] ?? null);
}

/** The lines from another title line. Empty lines are kept, so that line numbers match the spreadsheet. */
export function fromTitles({ sheet, above }: TitledSheet, at: number): TitledSheet {
  const rows = sheet.slice(at);
  return { sheet: [wholeTitles(rows), ...rows.slice(1)], above: above + at };
}

const toTitled = (rows: Sheet): TitledSheet => fromTitles({ sheet: rows, above: 0 }, titleLineOf(rows));

/** True for a sheet with the rows of an embedded list, which an export for editing has after its first sheet. */
const isNested = ([head = []]: Sheet): boolean => head.some((title) => keyIn(cellToText(title))?.startsWith(OWNER));

/** The index of the sheet with the records: the exported one, else the first one with lines. */
function mainSheetOf(sheets: readonly TitledSheet[]): number {
  const exported = sheets.findIndex(({ sheet: [head = []] }) => head.some((title) => isBaseTitle(cellToText(title))));
  const filled = sheets.findIndex(({ sheet }) => filledLines(sheet) > 1 && !isNested(sheet));
  return Math.max(0, exported < 0 ? filled : exported);
}

/** A workbook begins like any ZIP file. */
const PACKED = [0x50, 0x4b, 0x03, 0x04];

async function isPacked(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, PACKED.length).arrayBuffer());
  return /\.xlsx$/i.test(file.name) || PACKED.every((byte, at) => start[at] === byte);
}

/**
 * The lines of a CSV file, or of the sheets of a workbook, from their title lines. Rejects with a `SheetError`.
 */
export async function readSheetFile(file: File, readPacked = readWorkbook): Promise<SheetBook> {
  if (file.size > MAX_BYTES) {
    throw new SheetError("tooLarge");
  }
  const found = (await isPacked(file)) ? await readPacked(file) : [await readText(file)];
  if (found.some((rows) => rows.some(({ length }) => length > MAX_COLUMNS))) {
    throw new SheetError("tooLarge");
  }
  const sheets = found.map(toTitled);
  const main = mainSheetOf(sheets);
  const { sheet, above } = sheets[main] ?? { sheet: [], above: 0 };
  if (filledLines(sheet) < 2) {
    throw new SheetError("empty");
  }
  if (sheets.some((each) => filledLines(each.sheet) > MAX_LINES + 1)) {
    throw new SheetError("tooManyLines");
  }
  const others = sheets.filter((each, at) => at !== main && filledLines(each.sheet) > 1);
  return { sheet, above, others };
}
