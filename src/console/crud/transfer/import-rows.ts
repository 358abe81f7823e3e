import { type RunOptions, runEach } from "../writes/run-each.ts";
import type { ImportRow } from "./checked-lines.ts";

/** A line that the backend rejected, with the error. */
export interface FailedRow {
  readonly row: ImportRow;
  readonly error: unknown;
}

export interface ImportOutcome {
  readonly made: number;
  readonly failed: readonly FailedRow[];
  /** Lines that were not sent, because the import was stopped. */
  readonly left: readonly ImportRow[];
}

interface ImportOptions extends RunOptions {
  /** Creates one record. */
  readonly create: (row: ImportRow) => Promise<unknown>;
}

/** Creates a record from each line. A rejected line does not stop the others. */
export async function importRows(
  rows: readonly ImportRow[],
  { create, ...options }: ImportOptions,
): Promise<ImportOutcome> {
  const { done, failed, left } = await runEach(rows, create, options);
  return {
    made: done.length,
    failed: failed.map(({ item, error }) => ({ row: item, error })).sort((one, other) => one.row.line - other.row.line),
    left,
  };
}
