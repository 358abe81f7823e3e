import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityClient, EntityRecord, Loaded, RecordId } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isSameData } from "../../lib/same-data.ts";
import { unitLinksOf } from "../record/unit-links.ts";
import { isOutdated } from "../writes/write-errors.ts";
import { type Choices, type Clash, mergeVersions } from "./merge-versions.ts";

/** Two versions of a record that cannot be merged automatically. */
export interface Conflict {
  readonly mine: FormData;
  readonly theirs: Loaded<EntityRecord>;
  /** Fields that both sides changed differently. All others are merged automatically. */
  readonly clashes: readonly Clash[];
}

/** Context of a write. */
export interface Writing {
  readonly client: EntityClient;
  readonly id: RecordId;
  /** The record at the time the form opened. */
  readonly base: Loaded<EntityRecord>;
  /** Fields that the form can change. The backend owns all others. */
  readonly formFields: readonly string[];
  readonly fields: EntityScreens<MessageKey>["fields"];
  readonly signal: AbortSignal;
}

type Version = Loaded<EntityRecord>;

async function load({ client, id, signal }: Writing): Promise<Version> {
  if (!client.get) {
    throw new TypeError("The record cannot be loaded by its id");
  }
  return await client.get(id, { signal });
}

function isSameVersion(one: Version, other: Version): boolean {
  return one.etag === other.etag && isSameData(one.record, other.record);
}

/** Loads the newest version after a rejected write. Rethrows the error if it was not caused by a newer version. */
async function newestAfter(writing: Writing, onto: Version, refusal: unknown): Promise<Version> {
  const newest = isOutdated(refusal) ? await load(writing) : onto;
  if (isSameVersion(newest, onto)) {
    throw refusal;
  }
  return newest;
}

/** Overwrites a version of the record. Returns null on success, or the newest version if the given one was outdated. */
async function writeOver(writing: Writing, body: FormData, onto: Version): Promise<Version | null> {
  const { client, id, signal } = writing;
  try {
    // The generated client's own body type was checked by the form's schema, which comes from the same source.
    await client.update?.(id, body as never, { etag: onto.etag, before: onto.record, signal });
    return null;
  } catch (error) {
    return await newestAfter(writing, onto, error);
  }
}

/** Merges the fields of the form and all further fields of `mine`, e.g. computed ones. */
function merge(
  { base, formFields, fields }: Writing,
  { mine, theirs }: Pick<Conflict, "mine" | "theirs">,
  choices: Choices = new Map(),
) {
  const names = [...new Set([...formFields, ...Object.keys(mine)])];
  return mergeVersions({ base: base.record, mine, theirs: theirs.record }, names, {
    choices,
    unitLinks: unitLinksOf(fields),
  });
}

/** Merges and writes, and repeats this while other saves come first. Returns the conflict if a choice is needed. */
async function settle(writing: Writing, mine: FormData, theirs: Version): Promise<Conflict | null> {
  const { merged, clashes } = merge(writing, { mine, theirs });
  if (clashes.some(({ field }) => writing.formFields.includes(field))) {
    return { mine, theirs, clashes };
  }
  const newest = await writeOver(writing, merged, theirs);
  return newest && (await settle(writing, mine, newest));
}

/**
 * Saves a record when the simple conditional write is not possible: it was rejected as outdated (`refusal`), or the
 * backend sends no ETag and the loaded record has to be compared. Returns the conflict if a choice is needed.
 */
export async function writeMine(writing: Writing, mine: FormData, refusal: unknown = null): Promise<Conflict | null> {
  const newest = refusal === null ? await load(writing) : await newestAfter(writing, writing.base, refusal);
  return await settle(writing, mine, newest);
}

/** Result of `writeChosen`: the merged record, and a new conflict if the record changed again. */
interface Chosen {
  readonly merged: FormData;
  readonly conflict: Conflict | null;
}

/** Saves the merged record with the user's choices. Returns a new conflict if the other side saved again. */
export async function writeChosen(writing: Writing, asked: Conflict, choices: Choices): Promise<Chosen> {
  const { mine, theirs } = asked;
  const { merged } = merge(writing, asked, choices);
  const now = theirs.etag === null ? await load(writing) : theirs;
  const newest = isSameVersion(now, theirs) ? await writeOver(writing, merged, theirs) : now;
  return { merged, conflict: newest && (await settle(writing, mine, newest)) };
}
