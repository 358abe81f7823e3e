import { readXlsx } from "./read-xlsx.ts";
import type { Cell } from "./sheet-cell.ts";
import { refusePacked } from "./sheet-limits.ts";

/** What the page is told. */
export type SheetAnswer =
  | { readonly rows: readonly (readonly Cell[])[] }
  | { readonly refused: "notSheet" | "tooLarge" };

/** Reads the first sheet of a workbook, away from the page: a file that takes long, or too much, does not stop it. */
async function read(file: Blob): Promise<SheetAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refused = refusePacked(bytes);
  return refused ? { refused } : { rows: readXlsx(bytes) };
}

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage(await read(data));
  } catch {
    self.postMessage({ refused: "notSheet" } satisfies SheetAnswer);
  }
});
