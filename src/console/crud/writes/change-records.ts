import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { type ChangeOutcome, changeByBatch, type ResumableChanges } from "./batch-changes.ts";
import { ChangedSinceError, includesMember, isSameMember, plainMember, type ReadMember } from "./changed-since.ts";
import type { RecordChange, WriteChange } from "./record-change.ts";
import { type RunOptions, runEach } from "./run-each.ts";
import { hasUnknownOutcome, isInterrupted, isMissing, isOutdated, toMissingCall } from "./write-errors.ts";

interface ChangeOptions extends RunOptions {
  readonly write?: WriteChange;
  /** Reads members for the stale check: changed members must still equal those of the given records. */
  readonly read?: ReadMember;
  readonly resumable?: ResumableChanges | undefined;
}

/** Sends the whole record without `undefined` values. */
const plainly: WriteChange = (record, change) =>
  Object.fromEntries(Object.entries({ ...record, ...change }).filter(([, value]) => value !== undefined));

/** Builds the change that undoes a write. */
function toUndo(now: EntityRecord, body: FormData): RecordChange {
  const names = [...new Set([...Object.keys(now), ...Object.keys(body)])];
  const changed = names.filter((name) => !isSameMember(now[name], body[name]));
  const pick = (from: FormData) => Object.fromEntries(changed.map((name) => [name, from[name] ?? undefined]));
  return { record: { ...now, ...pick(body) }, change: pick(now) };
}

/** Stores the undo before the request is sent, in case its response is lost. */
type Keep = (undo: RecordChange) => void;

interface Writing {
  readonly client: EntityClient;
  readonly write: WriteChange;
  readonly read: ReadMember;
  /** Members that the given records include. Only these can be checked for concurrent changes. */
  readonly knownNames: ReadonlySet<string>;
  readonly keep: Keep;
}

async function changeOne(writing: Writing, { record, change }: RecordChange): Promise<void> {
  const { client, write, read, knownNames, keep } = writing;
  if (!client.get || !client.update) {
    throw new TypeError("The entity's records cannot be changed");
  }
  const { record: now, etag } = await client.get(record.id);
  const names = Object.keys(change);
  if (names.some((name) => knownNames.has(name) && !isSameMember(read(now, name), read(record, name)))) {
    if (names.every((name) => isSameMember(read(now, name), change[name]))) {
      // The record already has the new values.
      return;
    }
    throw new ChangedSinceError(now);
  }
  const body = write(now, change);
  keep(toUndo(now, body));
  // The generated body type is unknown here. The record comes from the backend, so it fits.
  await client.update(record.id, body as never, { etag, before: now });
}

/** Whether a record now has the written values. */
async function isChanged({ get }: EntityClient, { record, change }: RecordChange): Promise<boolean> {
  const now = await get?.(record.id).catch(() => null);
  return Object.keys(change).every((field) => now && isSameMember(now.record[field], record[field]));
}

/** Writes one change. If the response is lost, reads the record to find out whether the write succeeded. */
async function changeSurely(writing: Writing, one: RecordChange): Promise<void> {
  const written: RecordChange[] = [];
  const keep = (undo: RecordChange) => {
    written.push(undo);
    writing.keep(undo);
  };
  try {
    await changeOne({ ...writing, keep }, one);
  } catch (error) {
    const [wanted] = written;
    if (!(hasUnknownOutcome(error) && wanted && (await isChanged(writing.client, wanted)))) {
      throw error;
    }
  }
}

/** Writes one change and retries once if the record was saved between our read and our write. */
async function changeOnce(writing: Writing, one: RecordChange): Promise<void> {
  try {
    await changeSurely(writing, one);
  } catch (error) {
    if (!isOutdated(error)) {
      throw error;
    }
    await changeSurely(writing, one);
  }
}

/** Converts a 404 of an existing record: then the endpoint is missing, not the record. */
async function toChangeFailure({ get }: EntityClient, { record }: RecordChange, error: unknown): Promise<unknown> {
  const isThere =
    isMissing(error) &&
    (await get?.(record.id).then(
      () => true,
      () => false,
    ));
  return isThere ? toMissingCall(error) : error;
}

/**
 * Changes each record based on its current version. A failure does not stop the others. If the members to change differ
 * from the given record, the record is not written and fails with `ChangedSinceError`. Many records are changed by batch
 * calls if the backend has them.
 */
export async function changeRecords(
  client: EntityClient,
  changes: readonly RecordChange[],
  { write = plainly, read = plainMember, resumable, ...options }: ChangeOptions = {},
): Promise<ChangeOutcome> {
  const undos = new Map<RecordChange, RecordChange>();
  const names = new Set(changes.flatMap(({ change }) => Object.keys(change)));
  const knownNames = new Set(
    [...names].filter((name) => changes.some(({ record }) => includesMember(record, name, read))),
  );
  const batched = await changeByBatch(client, changes, { write, knownNames, resumable, ...options });
  if (batched !== null) {
    return batched;
  }
  const change = async (one: RecordChange) => {
    try {
      await changeOnce({ client, write, read, knownNames, keep: (undo) => void undos.set(one, undo) }, one);
    } catch (failure) {
      const error = await toChangeFailure(client, one, failure);
      await (isInterrupted(error) ? null : resumable?.onSettled([{ one, undo: null, error }]));
      throw error;
    }
    await resumable?.onSettled([{ one, undo: undos.get(one) ?? null }]);
  };
  const outcome = await runEach(changes, change, options);
  return { ...outcome, undo: outcome.done.flatMap((one) => undos.get(one) ?? []) };
}

/** The records that a run did not change, without deleted ones. Stale records get their current values. */
export function remainingRecords({ failed, left }: ChangeOutcome): readonly EntityRecord[] {
  const stayed = failed.flatMap(({ item: { record }, error }): readonly EntityRecord[] => {
    if (isMissing(error)) {
      return [];
    }
    return [error instanceof ChangedSinceError ? { ...record, ...error.now } : record];
  });
  return [...stayed, ...left.map(({ record }) => record)];
}
