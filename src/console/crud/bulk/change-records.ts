import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { isSameData } from "../../lib/same-data.ts";

/** How many calls are on their way at a time: enough to be quick, too few to be a flood. */
const AT_A_TIME = 4;

/** What fields become; undefined takes a value away. */
export interface FieldChange {
  readonly [field: string]: unknown;
}

/** One record and what becomes of it. */
export interface RecordChange {
  readonly record: EntityRecord;
  readonly change: FieldChange;
}

export interface FailedChange extends RecordChange {
  readonly error: unknown;
}

export interface ChangeOutcome {
  readonly done: readonly RecordChange[];
  readonly failed: readonly FailedChange[];
}

interface ChangeOptions {
  /** Told after each record. */
  readonly onProgress?: (done: number) => void;
  /** Stops before the next record; what is on its way is finished. */
  readonly signal?: AbortSignal;
  /** Whether a record must still be as it was given in the fields that change: an undo takes nobody's work back. */
  readonly isUndo?: boolean;
}

/** The record is no longer what is to be undone. */
class ChangedSinceError extends Error {
  override readonly name = "ChangedSinceError";
}

async function changeOne(client: EntityClient, { record, change }: RecordChange, isUndo: boolean): Promise<void> {
  if (!client.get || !client.update) {
    throw new TypeError("The entity's records cannot be changed");
  }
  const { record: now, etag } = await client.get(record.id);
  if (isUndo && Object.keys(change).some((field) => !isSameData(now[field] ?? undefined, record[field] ?? undefined))) {
    throw new ChangedSinceError();
  }
  const body = Object.fromEntries(Object.entries({ ...now, ...change }).filter(([, value]) => value !== undefined));
  // The generated body type cannot be told from here; the record is the backend's own.
  await client.update(record.id, body as never, { etag });
}

/** Somebody saved between our reading and our writing: once more, over what they saved. */
async function changeOnce(client: EntityClient, one: RecordChange, isUndo: boolean): Promise<void> {
  try {
    await changeOne(client, one, isUndo);
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 412) {
      throw error;
    }
    await changeOne(client, one, isUndo);
  }
}

/** Changes records one by one, each on top of what it is now; a failure of one stops none of the others. */
export async function changeRecords(
  client: EntityClient,
  changes: readonly RecordChange[],
  { onProgress, signal, isUndo = false }: ChangeOptions = {},
): Promise<ChangeOutcome> {
  const waiting = [...changes];
  const done: RecordChange[] = [];
  const failed: FailedChange[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next && signal?.aborted !== true; next = waiting.shift()) {
      try {
        await changeOnce(client, next, isUndo);
        done.push(next);
      } catch (error) {
        failed.push({ ...next, error });
      }
      onProgress?.(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { done, failed };
}

/** What takes changes back: the fields as they were, of records that are as the change left them. */
export function toUndo(done: readonly RecordChange[]): readonly RecordChange[] {
  return done.map(({ record, change }) => ({
    record: { ...record, ...change },
    change: Object.fromEntries(Object.keys(change).map((field) => [field, record[field] ?? undefined])),
  }));
}
