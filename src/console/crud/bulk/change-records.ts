import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { idIn } from "../../fields/relation-shape.ts";
import { isObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";
import { isOutdated } from "../is-outdated.ts";
import { isUnsettled } from "../is-unsettled.ts";
import type { RecordChange, WriteChange } from "./record-change.ts";
import { type Outcome, type RunOptions, runEach } from "./run-each.ts";

export interface ChangeOutcome extends Outcome<RecordChange> {
  /** What takes the changes back: members as they were, of records as the changes left them. */
  readonly undo: readonly RecordChange[];
}

interface ChangeOptions extends RunOptions {
  readonly write?: WriteChange;
  /** Whether a record must still be as it was given in the fields that change: an undo takes nobody's work back. */
  readonly isUndo?: boolean;
}

/** The record is no longer what is to be undone. */
export class ChangedSinceError extends Error {
  override readonly name = "ChangedSinceError";
}

/** Members as they are, whatever is sent of them. */
const plainly: WriteChange = (record, change) =>
  Object.fromEntries(Object.entries({ ...record, ...change }).filter(([, value]) => value !== undefined));

/** Whether a member is the same; a related record is by its id, whatever else is told of it. */
function isSameMember(one: unknown, other: unknown): boolean {
  const ids = [one, other].map((value) => (isObject(value) ? idIn(value) : null));
  return ids.includes(null) ? isSameData(one ?? undefined, other ?? undefined) : String(ids[0]) === String(ids[1]);
}

/** What a write makes of a record, and what would take it back. */
function toUndo(now: EntityRecord, body: FormData): RecordChange {
  const names = [...new Set([...Object.keys(now), ...Object.keys(body)])];
  const changed = names.filter((name) => !isSameMember(now[name], body[name]));
  const pick = (from: FormData) => Object.fromEntries(changed.map((name) => [name, from[name] ?? undefined]));
  return { record: { ...now, ...pick(body) }, change: pick(now) };
}

/** What is kept of a write that is under way, should its answer be lost. */
type Keep = (undo: RecordChange) => void;

interface Writing {
  readonly client: EntityClient;
  readonly write: WriteChange;
  readonly isUndo: boolean;
  readonly keep: Keep;
}

async function changeOne({ client, write, isUndo, keep }: Writing, { record, change }: RecordChange): Promise<void> {
  if (!client.get || !client.update) {
    throw new TypeError("The entity's records cannot be changed");
  }
  const { record: now, etag } = await client.get(record.id);
  if (isUndo && Object.keys(change).some((field) => !isSameMember(now[field], record[field]))) {
    throw new ChangedSinceError();
  }
  const body = write(now, change);
  keep(toUndo(now, body));
  // The generated body type cannot be told from here; the record is the backend's own.
  await client.update(record.id, body as never, { etag });
}

/** Whether a record has become what was written. */
async function isChanged({ get }: EntityClient, { record, change }: RecordChange): Promise<boolean> {
  const now = await get?.(record.id).catch(() => null);
  return Object.keys(change).every((field) => now && isSameMember(now.record[field], record[field]));
}

/** A lost answer is looked after: what was to be written may be there. */
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
    if (!(isUnsettled(error) && wanted && (await isChanged(writing.client, wanted)))) {
      throw error;
    }
  }
}

/** Somebody saved between our reading and our writing: once more, over what they saved. */
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

/** Changes records one by one, each on top of what it is now; a failure of one stops none of the others. */
export async function changeRecords(
  client: EntityClient,
  changes: readonly RecordChange[],
  { isUndo = false, write = plainly, ...options }: ChangeOptions = {},
): Promise<ChangeOutcome> {
  const undos = new Map<RecordChange, RecordChange>();
  const change = (one: RecordChange) =>
    changeOnce({ client, write, isUndo, keep: (undo) => void undos.set(one, undo) }, one);
  const outcome = await runEach(changes, change, options);
  return { ...outcome, undo: outcome.done.flatMap((one) => undos.get(one) ?? []) };
}
