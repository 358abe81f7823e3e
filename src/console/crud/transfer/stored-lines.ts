import type { FieldProblem } from "../../../contract/problem.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { ApiError, type ApiErrorKind } from "../../api/api-error.ts";
import { cellToText } from "../../lib/cell-to-text.ts";
import type { Cell } from "../../lib/sheet-cell.ts";
import { ChangedSinceError } from "../writes/changed-since.ts";
import type { FieldChange, RecordChange } from "../writes/record-change.ts";
import type { ImportRow } from "./checked-lines.ts";

/** The outcome of a line. */
export type LineOutcome =
  /** Without a record, the response had no id. */
  | { readonly line: number; readonly kind: "created"; readonly record: EntityRecord | null }
  /** Without an undo, the record already had the values. */
  | { readonly line: number; readonly kind: "changed"; readonly undo: RecordChange | null }
  | { readonly line: number; readonly kind: "failed"; readonly error: unknown };

/** JSON has no `undefined`, which clears a value. */
interface KeptChange {
  readonly record: EntityRecord;
  readonly change: FieldChange;
  readonly cleared: readonly string[];
}

const toKeptChange = ({ record, change }: RecordChange): KeptChange => ({
  record,
  change,
  cleared: Object.keys(change).filter((name) => change[name] === undefined),
});

const toChange = ({ record, change, cleared }: KeptChange): RecordChange => ({
  record,
  change: { ...change, ...Object.fromEntries(cleared.map((name) => [name, undefined])) },
});

/** A line as JSON. */
export type StoredRow = Omit<ImportRow, "update"> & {
  readonly update?: KeptChange & { readonly isConflicting: boolean; readonly count: number };
};

/** The report of a line needs no cell formats, and its preview is over. */
export function toStoredRow({ update, ...row }: ImportRow): StoredRow {
  const cells = row.cells.map(toPlainCell);
  return update === undefined
    ? { ...row, cells }
    : {
        ...row,
        cells,
        body: {},
        update: { ...toKeptChange(update), isConflicting: update.isConflicting, count: update.cleared },
      };
}

export const toPlainCell = (cell: Cell | undefined): string | number =>
  typeof cell === "number" ? cell : cellToText(cell ?? null);

export function toImportRow({ update, ...row }: StoredRow): ImportRow {
  if (update === undefined) {
    return row;
  }
  const { isConflicting, count } = update;
  return { ...row, update: { ...toChange(update), cells: [], isConflicting, cleared: count } };
}

/** An outcome as JSON. */
export type StoredOutcome =
  | { readonly line: number; readonly kind: "begun" }
  | { readonly line: number; readonly kind: "created"; readonly record: EntityRecord | null }
  | { readonly line: number; readonly kind: "changed"; readonly undo: KeptChange | null }
  | { readonly line: number; readonly kind: "failed"; readonly error: KeptError };

/** An error as JSON. */
interface KeptError {
  readonly kind: ApiErrorKind;
  readonly statusCode: number;
  readonly message: string;
  readonly details: readonly FieldProblem[];
  readonly serverMessage: string | null;
  /** The current record, if it has changed since it was displayed. */
  readonly now: EntityRecord | null;
}

export function toStoredOutcome(outcome: LineOutcome): StoredOutcome {
  if (outcome.kind === "changed") {
    return { ...outcome, undo: outcome.undo && toKeptChange(outcome.undo) };
  }
  return outcome.kind === "failed" ? { ...outcome, error: toKeptError(outcome.error) } : outcome;
}

function toKeptError(error: unknown): KeptError {
  const now = error instanceof ChangedSinceError ? error.now : null;
  const found = error instanceof ApiError ? error : null;
  return {
    kind: found?.kind ?? "unexpected",
    statusCode: found?.statusCode ?? 0,
    message: found?.message ?? String(error),
    details: found?.details ?? [],
    serverMessage: found?.serverMessage ?? null,
    now,
  };
}

export function toOutcome(kept: StoredOutcome): readonly LineOutcome[] {
  switch (kept.kind) {
    case "begun":
      return [];
    case "created":
      return [kept];
    case "changed":
      return [{ ...kept, undo: kept.undo && toChange(kept.undo) }];
    case "failed": {
      const { now, ...parts } = kept.error;
      return [{ ...kept, error: now === null ? new ApiError(parts) : new ChangedSinceError(now) }];
    }
  }
}
