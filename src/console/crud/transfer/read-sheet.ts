import { readCsv } from "../../lib/read-csv.ts";
import { isBlank } from "./cell-codec.ts";
import type { Cell } from "./sheet-cell.ts";
import { MOST_BYTES, MOST_COLUMNS, MOST_LINES } from "./sheet-limits.ts";
import type { SheetAnswer } from "./sheet-worker.ts";

export type Sheet = readonly (readonly Cell[])[];

/** Why a file cannot be read, as its text key ends. */
export type SheetRefusal = "notSheet" | "tooLarge" | "tooManyLines" | "empty";

export class SheetError extends Error {
  override readonly name = "SheetError";
  readonly refusal: SheetRefusal;

  constructor(refusal: SheetRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** No workbook that people fill in takes so long; one that is made to does. */
const MOST_MS = 30_000;

/** Under Trusted Types (strict CSP), a worker's address must have been looked at: it is one of the console's own files. */
function allowOwnWorker(): void {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes && !trustedTypes.defaultPolicy) {
    trustedTypes.createPolicy("default", { createScriptURL: toOwnAddress });
  }
}

/** What the browser offers of Trusted Types, as far as it is wanted here. */
interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: "default", rules: { readonly createScriptURL: (url: string) => string }): object;
}

/** The address itself where it is of the console's own origin; anything else is refused. */
export function toOwnAddress(url: string): string {
  const { origin } = window.location;
  if (new URL(url, origin).origin !== origin) {
    throw new TypeError(`${url} is no file of the console`);
  }
  return url;
}

/** Reads a workbook in a worker that is ended when it takes too long. */
async function readWorkbook(file: Blob): Promise<Sheet> {
  allowOwnWorker();
  const worker = new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" });
  try {
    const answer = await new Promise<SheetAnswer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new SheetError("tooLarge")), MOST_MS);
      worker.addEventListener("message", ({ data }: MessageEvent<SheetAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener("error", () => reject(new SheetError("notSheet")));
      worker.postMessage(file);
    });
    if ("refused" in answer) {
      throw new SheetError(answer.refused);
    }
    return answer.rows;
  } finally {
    worker.terminate();
  }
}

/** What no text holds: pictures, documents and workbooks of old are full of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

/** As spreadsheets save texts: in UTF-8, in UTF-16 with its mark, or by the old table of Western Europe, which says nothing. */
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

/**
 * The lines of a CSV file or of the first sheet of a workbook, from the line of titles on: the empty ones between them
 * too, so that each has the number that a spreadsheet gives it. Rejects with a `SheetError`.
 */
export async function readSheetFile(file: File, readPacked = readWorkbook): Promise<Sheet> {
  if (file.size > MOST_BYTES) {
    throw new SheetError("tooLarge");
  }
  const rows = /\.xlsx$/i.test(file.name) ? await readPacked(file) : await readText(file);
  if (rows.some(({ length }) => length > MOST_COLUMNS)) {
    throw new SheetError("tooLarge");
  }
  const filled = rows.filter((cells) => !isBlank(cells));
  if (filled.length < 2) {
    throw new SheetError("empty");
  }
  if (filled.length > MOST_LINES + 1) {
    throw new SheetError("tooManyLines");
  }
  return rows.slice(rows.findIndex((cells) => !isBlank(cells)));
}
