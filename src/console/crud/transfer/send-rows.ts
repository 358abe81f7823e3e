import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { isRecord } from "../../data/record-id.ts";
import type { Submit } from "../../data/use-submissions.ts";
import { runBatch } from "../writes/batch-run.ts";
import { changeRecords } from "../writes/change-records.ts";
import type { ReadMember } from "../writes/changed-since.ts";
import type { RecordChange, WriteChange } from "../writes/record-change.ts";
import { type Outcome, type RunOptions, runEach } from "../writes/run-each.ts";
import type { ImportRow } from "./checked-lines.ts";

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
  /** Sends a new record with an idempotency key, the same for all attempts. */
  readonly submit: Submit;
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
  { client, submit, ...options }: Pick<Sending, "client" | "submit"> & RunOptions,
): Promise<Created> {
  const batch = await runBatch(client, rows, { ...options, toRow: ({ body }) => ({ operation: "create", set: body }) });
  if (batch) {
    const created = [...batch.results].flatMap(([{ body }, { id }]) => (id === undefined ? [] : [{ ...body, id }]));
    return { ...batch, created };
  }
  const created: EntityRecord[] = [];
  const create = async ({ body, line }: ImportRow) => {
    // The generated body type is not known here. The body was validated against the same schema.
    const made = await submit(`line ${line}`, async (call) => await client.create?.(body as never, call));
    if (isRecord(made)) {
      created.push(made);
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
  const { client, submit, write, read, onProgress, ...options } = sending;
  const news = rows.filter(({ update }) => update === undefined);
  const first = await createRows(news, { client, submit, ...options, ...(onProgress ? { onProgress } : {}) });
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
