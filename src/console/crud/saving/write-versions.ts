import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityClient, EntityRecord, Loaded, RecordId } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isSameData } from "../../lib/same-data.ts";
import { unitLinksOf } from "../record/unit-links.ts";
import { isOutdated } from "../writes/is-outdated.ts";
import { type Choices, type Clash, mergeVersions } from "./merge-versions.ts";

/** Two versions of a record, where only one can hold. */
export interface Conflict {
  readonly mine: FormData;
  readonly theirs: Loaded<EntityRecord>;
  /** What both changed, each in another way; all else is put together by itself. */
  readonly clashes: readonly Clash[];
}

/** What is written, and over what. */
export interface Writing {
  readonly client: EntityClient;
  readonly id: RecordId;
  /** The record as the form opened on it. */
  readonly base: Loaded<EntityRecord>;
  /** What the form can change; all else is the backend's. */
  readonly formFields: readonly string[];
  /** What is known of all fields. */
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

/** The newest version, where a write was refused since somebody saved that; what is refused otherwise is told. */
async function newestAfter(writing: Writing, onto: Version, refusal: unknown): Promise<Version> {
  const newest = isOutdated(refusal) ? await load(writing) : onto;
  if (isSameVersion(newest, onto)) {
    throw refusal;
  }
  return newest;
}

/** Writes over a version of the record; answers the newest where somebody saved that meanwhile, else null. */
async function writeOver(writing: Writing, body: FormData, onto: Version): Promise<Version | null> {
  const { client, id, signal } = writing;
  try {
    // The generated client's own body type was checked by the form's schema, which comes from the same source.
    await client.update?.(id, body as never, { etag: onto.etag, signal });
    return null;
  } catch (error) {
    return await newestAfter(writing, onto, error);
  }
}

/** All that the form and what was worked out of it can have changed. */
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

/** Writes mine over a version of theirs, for as long as somebody else saves first; answers what has to be chosen. */
async function settle(writing: Writing, mine: FormData, theirs: Version): Promise<Conflict | null> {
  const { merged, clashes } = merge(writing, { mine, theirs });
  if (clashes.some(({ field }) => writing.formFields.includes(field))) {
    return { mine, theirs, clashes };
  }
  const newest = await writeOver(writing, merged, theirs);
  return newest && (await settle(writing, mine, newest));
}

/**
 * Saves a record that could not just be written over the version that the form opened on: it was refused so, or there is no
 * version to compare by, and the record itself is looked at. Answers what has to be chosen where somebody else saved first.
 */
export async function writeMine(writing: Writing, mine: FormData, refusal: unknown = null): Promise<Conflict | null> {
  const newest = refusal === null ? await load(writing) : await newestAfter(writing, writing.base, refusal);
  return await settle(writing, mine, newest);
}

/** What came of a choice: what was written, or what has to be chosen anew. */
interface Chosen {
  readonly merged: FormData;
  readonly conflict: Conflict | null;
}

/** Saves both versions put together: of what both changed, what was chosen, else mine. They may have saved once more. */
export async function writeChosen(writing: Writing, asked: Conflict, choices: Choices): Promise<Chosen> {
  const { mine, theirs } = asked;
  const { merged } = merge(writing, asked, choices);
  const now = theirs.etag === null ? await load(writing) : theirs;
  const newest = isSameVersion(now, theirs) ? await writeOver(writing, merged, theirs) : now;
  return { merged, conflict: newest && (await settle(writing, mine, newest)) };
}
