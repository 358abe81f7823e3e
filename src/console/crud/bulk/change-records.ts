import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { isSameData } from "../../lib/same-data.ts";
import { isOutdated } from "../is-outdated.ts";
import { isUnsettled } from "../is-unsettled.ts";
import { type Outcome, type RunOptions, runEach } from "./run-each.ts";

/** What fields become; undefined takes a value away. */
export interface FieldChange {
  readonly [field: string]: unknown;
}

/** One record and what becomes of it. */
export interface RecordChange {
  readonly record: EntityRecord;
  readonly change: FieldChange;
}

export type ChangeOutcome = Outcome<RecordChange>;

interface ChangeOptions extends RunOptions {
  /** Whether a record must still be as it was given in the fields that change: an undo takes nobody's work back. */
  readonly isUndo?: boolean;
}

/** The record is no longer what is to be undone. */
export class ChangedSinceError extends Error {
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

/** Whether a record has become what it was to become. */
async function isChanged({ get }: EntityClient, { record, change }: RecordChange): Promise<boolean> {
  const now = await get?.(record.id).catch(() => null);
  return Object.entries(change).every(([field, value]) => now && isSameData(now.record[field] ?? undefined, value));
}

/** A lost answer is looked after: what was to be written may be there. */
async function changeSurely(client: EntityClient, one: RecordChange, isUndo: boolean): Promise<void> {
  try {
    await changeOne(client, one, isUndo);
  } catch (error) {
    if (!(isUnsettled(error) && (await isChanged(client, one)))) {
      throw error;
    }
  }
}

/** Somebody saved between our reading and our writing: once more, over what they saved. */
async function changeOnce(client: EntityClient, one: RecordChange, isUndo: boolean): Promise<void> {
  try {
    await changeSurely(client, one, isUndo);
  } catch (error) {
    if (!isOutdated(error)) {
      throw error;
    }
    await changeSurely(client, one, isUndo);
  }
}

/** Changes records one by one, each on top of what it is now; a failure of one stops none of the others. */
export function changeRecords(
  client: EntityClient,
  changes: readonly RecordChange[],
  { isUndo = false, ...options }: ChangeOptions = {},
): Promise<ChangeOutcome> {
  return runEach(changes, (one) => changeOnce(client, one, isUndo), options);
}

/** What takes changes back: the fields as they were, of records that are as the change left them. */
export function toUndo(done: readonly RecordChange[]): readonly RecordChange[] {
  return done.map(({ record, change }) => ({
    record: { ...record, ...change },
    change: Object.fromEntries(Object.keys(change).map((field) => [field, record[field] ?? undefined])),
  }));
}
