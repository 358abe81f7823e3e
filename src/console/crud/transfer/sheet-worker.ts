import { readSheet } from "read-excel-file/web-worker";
import type { Cell } from "./cell-codec.ts";
import { refusePacked } from "./sheet-limits.ts";

/** What the page is told. */
export type SheetAnswer =
  | { readonly rows: readonly (readonly Cell[])[] }
  | { readonly refused: "notSheet" | "tooLarge" };

/** Reads the first sheet of a workbook, away from the page: a file that takes long, or too much, does not stop it. */
async function read(file: Blob): Promise<SheetAnswer> {
  const refused = refusePacked(new Uint8Array(await file.arrayBuffer()));
  return refused ? { refused } : { rows: (await readSheet(file)) as readonly (readonly Cell[])[] };
}

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage(await read(data));
  } catch {
    self.postMessage({ refused: "notSheet" } satisfies SheetAnswer);
  }
});
