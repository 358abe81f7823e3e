import type { BatchResult } from "../../../contract/batch.ts";
import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { isRecord } from "../../data/record-id.ts";
import type { SettledChange } from "../writes/batch-changes.ts";
import { runBatch } from "../writes/batch-run.ts";
import { changeRecords } from "../writes/change-records.ts";
import type { ReadMember } from "../writes/changed-since.ts";
import type { RecordChange, WriteChange } from "../writes/record-change.ts";
import { type Outcome, type RunOptions, runEach } from "../writes/run-each.ts";
import { isInterrupted } from "../writes/write-errors.ts";
import type { ImportRow } from "./checked-lines.ts";
import type { ImportLog, InterruptedImport } from "./import-log.ts";
import type { LineOutcome } from "./stored-lines.ts";

/** A line that was not imported, with the error. */
export interface FailedRow {
  readonly row: ImportRow;
  readonly error: unknown;
}

export interface ImportOutcome {
  /** Number of created records. */
  readonly made: number;
  /** The created records, if their responses had an id. */
  readonly created: readonly EntityRecord[];
  /** Number of changed records. */
  readonly changed: number;
  readonly failed: readonly FailedRow[];
  /** Lines that were not sent, because the import was stopped. */
  readonly left: readonly ImportRow[];
  /** Changes that undo those of existing records. */
  readonly undo: readonly RecordChange[];
}

/** How the rows of an import are sent. */
export interface Sending extends RunOptions {
  readonly client: EntityClient;
  /** Makes idempotency keys, and notes outcomes. */
  readonly log: ImportLog;
  /** False if a repeated call could create a record twice, because the backend may not know idempotency keys. */
  readonly isRepeatable: boolean;
  /** Makes the body of a change, like the edit form. */
  readonly write: WriteChange;
  /** Reads members for the check that the record did not change since the preview. */
  readonly read: ReadMember;
}

interface Created extends Outcome<ImportRow> {
  readonly created: readonly EntityRecord[];
}

/** Creates records by batch calls, or by one call each if the backend has no batch calls. */
async function createRows(
  rows: readonly ImportRow[],
  { client, log, isRepeatable, ...options }: Pick<Sending, "client" | "log" | "isRepeatable"> & RunOptions,
): Promise<Created> {
  const toCreated = ({ body }: ImportRow, { id }: BatchResult): EntityRecord | null =>
    id === undefined ? null : { ...body, id };
  const batch = await runBatch(client, rows, {
    ...options,
    toRow: ({ body }) => ({ operation: "create", set: body }),
    resumable: {
      size: log.sizes.created,
      keyOf: ({ line }) => log.keyOf(line, "many"),
      onResults: async (results, failed) =>
        await log.settle([
          ...[...results].map(
            ([row, result]): LineOutcome => ({ line: row.line, kind: "created", record: toCreated(row, result) }),
          ),
          ...failed.map(({ item, error }): LineOutcome => ({ line: item.line, kind: "failed", error })),
        ]),
    },
  });
  if (batch) {
    return { ...batch, created: [...batch.results].flatMap(([row, result]) => toCreated(row, result) ?? []) };
  }
  const created: EntityRecord[] = [];
  const create = async ({ body, line }: ImportRow) => {
    await (isRepeatable ? null : log.begin(line));
    try {
      // The generated body type is not known here. The body was validated against the same schema.
      const made = await client.create?.(body as never, { idempotencyKey: log.keyOf(line, "one") });
      const record = isRecord(made) ? made : null;
      created.push(...(record ? [record] : []));
      await log.settle([{ line, kind: "created", record }]);
    } catch (error) {
      await (isInterrupted(error) ? null : log.settle([{ line, kind: "failed", error }]));
      throw error;
    }
  };
  return { ...(await runEach(rows, create, options)), created };
}

/**
 * Sends the checked rows of an import. A rejected row does not stop the others. This is the only place where an import
 * writes. Many rows are sent by batch calls if the backend has them, else there is one call per new record and two
 * per changed one.
 */
export async function sendRows(rows: readonly ImportRow[], sending: Sending): Promise<ImportOutcome> {
  const { client, log, isRepeatable, write, read, onProgress, ...options } = sending;
  const news = rows.filter(({ update }) => update === undefined);
  const first = await createRows(news, {
    client,
    log,
    isRepeatable,
    ...options,
    ...(onProgress ? { onProgress } : {}),
  });
  const byChange = new Map<RecordChange, ImportRow>();
  for (const row of rows) {
    if (row.update) {
      byChange.set({ record: row.update.record, change: row.update.change }, row);
    }
  }
  const rowOf = (change: RecordChange) => byChange.get(change) ?? [];
  const sent = first.done.length + first.failed.length;
  const second = await changeRecords(client, [...byChange.keys()], {
    ...options,
    write,
    read,
    resumable: {
      size: log.sizes.changed,
      keyOf: (change) => log.keyOf(byChange.get(change)?.line ?? 0, "many"),
      onSettled: async (outcomes) => await log.settle(outcomes.flatMap((each) => toLineOutcome(each, byChange))),
    },
    onProgress: (count) => onProgress?.(sent + count),
  });
  const failed = [
    ...first.failed.map(({ item, error }): FailedRow => ({ row: item, error })),
    ...second.failed.flatMap(({ item, error }) => [rowOf(item)].flat().map((row): FailedRow => ({ row, error }))),
  ];
  return {
    made: first.done.length,
    created: first.created,
    changed: second.done.length,
    failed: failed.sort((one, other) => one.row.line - other.row.line),
    left: [...first.left, ...second.left.flatMap(rowOf)],
    undo: second.undo,
  };
}

function toLineOutcome(
  { one, undo, error }: SettledChange,
  rows: ReadonlyMap<RecordChange, ImportRow>,
): readonly LineOutcome[] {
  const row = rows.get(one);
  if (row === undefined) {
    return [];
  }
  const { line } = row;
  return [error === undefined ? { line, kind: "changed", undo } : { line, kind: "failed", error }];
}

/**
 * The outcome of an import so far, with the lines that are left. Lines whose single call may have been executed are
 * failures if the call cannot be repeated safely.
 */
export function outcomeSoFar(
  { good, outcomes, begun }: InterruptedImport,
  { isRepeatable }: Pick<Sending, "isRepeatable">,
): ImportOutcome {
  const byLine = new Map(outcomes.map((outcome) => [outcome.line, outcome]));
  const open = good.filter(({ line }) => !byLine.has(line));
  const isDoubtful = ({ line, update }: ImportRow) => !isRepeatable && update === undefined && begun.has(line);
  const known = [...byLine.values()];
  const created = known.filter((outcome) => outcome.kind === "created");
  const changed = known.filter((outcome) => outcome.kind === "changed");
  const lost = new ApiError({ kind: "network", message: "The page was left before the response arrived" });
  const failed = good.flatMap((row): readonly FailedRow[] => {
    const outcome = byLine.get(row.line);
    return outcome?.kind === "failed" ? [{ row, error: outcome.error }] : [];
  });
  return {
    made: created.length,
    created: created.flatMap(({ record }) => record ?? []),
    changed: changed.length,
    failed: [...failed, ...open.filter(isDoubtful).map((row) => ({ row, error: lost }))],
    left: open.filter((row) => !isDoubtful(row)),
    undo: changed.flatMap(({ undo }) => undo ?? []),
  };
}
