import type { ImportRow } from "./checked-lines.ts";
import type { ComparedLines } from "./duplicate-lines.ts";
import type { SheetRefusal } from "./read-sheet.ts";
import type { ImportOutcome } from "./send-rows.ts";

/** The current step of an import. */
export type ImportStep =
  | { readonly name: "file"; readonly refusal: SheetRefusal | null }
  /** `isDirect`: the file was exported for editing and has no unknown column, so it can be checked at once. */
  | { readonly name: "columns"; readonly checking: CheckProgress | null; readonly isDirect?: boolean }
  | ({ readonly name: "checked" } & ComparedLines)
  | { readonly name: "running"; readonly done: number; readonly total: number; readonly until: number | null }
  | ({ readonly name: "over"; readonly rows: readonly ImportRow[] } & SentRows);

/** Progress of the check. The total is zero until the first report. */
export interface CheckProgress {
  readonly done: number;
  readonly total: number;
}

/** The outcome of an import, and functions that undo its parts. */
export interface SentRows {
  readonly outcome: ImportOutcome;
  readonly undo: readonly (() => void)[];
}

/** An import without a file. */
export const NO_FILE = { name: "file", refusal: null } as const;
