import type { BatchResult } from "../../../contract/batch.ts";
import type { EntityClient } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { runBatch } from "./batch-run.ts";
import type { RecordChange, WriteChange } from "./record-change.ts";
import type { Outcome, RunOptions } from "./run-each.ts";

/** Outcome of a run that changes records. */
export interface ChangeOutcome extends Outcome<RecordChange> {
  /** Changes that undo the run: the previous values, and the records as the run left them. */
  readonly undo: readonly RecordChange[];
}

/** Lets a run of changes continue after a reload. */
export interface ResumableChanges {
  /** Number of changes of the whole run. */
  readonly size: number;
  readonly keyOf: (first: RecordChange) => string;
  /** Called with outcomes as soon as they are known. */
  readonly onSettled: (outcomes: readonly SettledChange[]) => Promise<void>;
}

/** The outcome of a change: its undo, null if nothing was written, or the error. */
export interface SettledChange {
  readonly one: RecordChange;
  readonly undo: RecordChange | null;
  readonly error?: unknown;
}

interface Changing extends RunOptions {
  readonly resumable?: ResumableChanges | undefined;
  readonly write: WriteChange;
  /** Members that the given records include; they are sent as the base of the change. */
  readonly knownNames: ReadonlySet<string>;
}

/** Changes records by batch calls. Null: send single calls. */
export async function changeByBatch(
  client: EntityClient,
  changes: readonly RecordChange[],
  { write, knownNames, resumable, ...options }: Changing,
): Promise<ChangeOutcome | null> {
  const rows = new Map(changes.map((one) => [one, toRow(one, write, knownNames)]));
  if (client.batch === undefined || ![...rows.values()].every(({ set, base }) => isPlain(set) && isPlain(base))) {
    return null;
  }
  const outcome = await runBatch(client, changes, {
    ...options,
    resumable: resumable && {
      size: resumable.size,
      keyOf: resumable.keyOf,
      onResults: async (results, failed) =>
        await resumable.onSettled([
          ...[...results].map(([one, result]) => ({ one, undo: toUndo(one, result, rows.get(one)) })),
          ...failed.map(({ item, error }) => ({ one: item, undo: null, error })),
        ]),
    },
    toRow: (one) => ({ operation: "update", id: one.record.id, ...(rows.get(one) ?? { set: {}, base: {} }) }),
  });
  return (
    outcome && {
      ...outcome,
      undo: [...outcome.results].flatMap(([one, result]) => toUndo(one, result, rows.get(one)) ?? []),
    }
  );
}

type Row = { readonly set: FormData; readonly base: FormData };

/** The changed fields of the request body, and their earlier values. Null: no value. */
function toRow({ record, change }: RecordChange, write: WriteChange, knownNames: ReadonlySet<string>): Row {
  const names = Object.keys(change);
  const pick = (body: FormData, wanted: readonly string[]) =>
    Object.fromEntries(wanted.map((name) => [name, body[name] ?? null]));
  return {
    set: pick(write(record, change), names),
    base: pick(
      write(record, {}),
      names.filter((name) => knownNames.has(name)),
    ),
  };
}

/** Objects may have other members in lists than in records, so their changes are compared by single calls. */
function isPlain(values: FormData): boolean {
  return Object.values(values).every((value) =>
    [value].flat().every((each) => each === null || typeof each !== "object"),
  );
}

/** The change that restores the values before a call. Null if the call wrote nothing. */
function toUndo(one: RecordChange, { status, before = {} }: BatchResult, row: Row | undefined): RecordChange | null {
  if (status !== "changed") {
    return null;
  }
  const change = Object.fromEntries(Object.entries(before).map(([name, value]) => [name, value ?? undefined]));
  const now = Object.fromEntries(Object.entries(row?.set ?? {}).map(([name, value]) => [name, value ?? undefined]));
  return { record: { ...one.record, ...now }, change };
}
