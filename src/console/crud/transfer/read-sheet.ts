import { readCsv } from "../../lib/read-csv.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { isBlank } from "./read-cell.ts";
import { MAX_BYTES, MAX_COLUMNS, MAX_LINES } from "./sheet-limits.ts";
import type { SheetMessage } from "./sheet-worker.ts";

export type Sheet = readonly (readonly Cell[])[];

/** A file: its sheet, and the further sheets of a workbook. */
export interface SheetBook {
  readonly sheet: Sheet;
  readonly others: readonly Sheet[];
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
  if (NO_TEXT.test(text) || text.startsWith("%PDF")) {
    throw new SheetError("notSheet");
  }
  return readCsv(text);
}

const filledLines = (rows: Sheet): number => rows.filter((cells) => !isBlank(cells)).length;

/** From the title line. Empty lines are kept, so that line numbers match the spreadsheet. */
const fromTitles = (rows: Sheet): Sheet => rows.slice(rows.findIndex((cells) => !isBlank(cells)));

/**
 * The lines of a CSV file, or of the sheets of a workbook, from their title lines. Rejects with a `SheetError`.
 */
export async function readSheetFile(file: File, readPacked = readWorkbook): Promise<SheetBook> {
  if (file.size > MAX_BYTES) {
    throw new SheetError("tooLarge");
  }
  const [rows = [], ...others] = /\.xlsx$/i.test(file.name) ? await readPacked(file) : [await readText(file)];
  if ([rows, ...others].some((sheet) => sheet.some(({ length }) => length > MAX_COLUMNS))) {
    throw new SheetError("tooLarge");
  }
  if (filledLines(rows) < 2) {
    throw new SheetError("empty");
  }
  if ([rows, ...others].some((sheet) => filledLines(sheet) > MAX_LINES + 1)) {
    throw new SheetError("tooManyLines");
  }
  return { sheet: fromTitles(rows), others: others.filter((sheet) => filledLines(sheet) > 1).map(fromTitles) };
}
