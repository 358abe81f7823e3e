import type { Cell } from "../../lib/sheet-cell.ts";
import { readSheets } from "./read-xlsx.ts";
import { refusePacked } from "./sheet-limits.ts";

/** The message to the page. */
export type SheetMessage =
  | { readonly sheets: readonly (readonly (readonly Cell[])[])[] }
  | { readonly refused: "notSheet" | "tooLarge" };

/** Reads the sheets of a workbook in a worker, so that a slow or huge file does not block the page. */
async function read(file: Blob): Promise<SheetMessage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refused = refusePacked(bytes);
  return refused ? { refused } : { sheets: readSheets(bytes) };
}

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage(await read(data));
  } catch {
    self.postMessage({ refused: "notSheet" } satisfies SheetMessage);
  }
});
