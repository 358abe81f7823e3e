import type { ImportRow } from "./checked-lines.ts";

/** A line that the backend refused, and why. */
export interface FailedRow {
  readonly row: ImportRow;
  readonly error: unknown;
}

export interface ImportOutcome {
  readonly made: number;
  readonly failed: readonly FailedRow[];
  /** Lines that were never sent: it was stopped before. */
  readonly left: readonly ImportRow[];
}

interface ImportOptions {
  /** Makes one record. */
  readonly create: (row: ImportRow) => Promise<unknown>;
  readonly onProgress?: (done: number) => void;
  /** Stops before the next line; what is on its way is finished. */
  readonly signal?: AbortSignal;
}

const AT_A_TIME = 3;

/** Makes a record of each line; one that the backend refuses stops none of the others. */
export async function importRows(rows: readonly ImportRow[], options: ImportOptions): Promise<ImportOutcome> {
  const { create, onProgress, signal } = options;
  const waiting = [...rows];
  const failed: FailedRow[] = [];
  let made = 0;
  const work = async () => {
    while (signal?.aborted !== true) {
      const row = waiting.shift();
      if (!row) {
        return;
      }
      try {
        await create(row);
        made += 1;
      } catch (error) {
        failed.push({ row, error });
      }
      onProgress?.(made + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { made, failed: failed.sort((one, other) => one.row.line - other.row.line), left: waiting };
}
