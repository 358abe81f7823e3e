import { inArray } from "drizzle-orm";
import type { NoteRow } from "../../contract/notes.ts";
import type { Caller } from "../auth/caller.ts";
import { staffUsers } from "../database/own-tables.ts";
import { recordNotes } from "../database/team-tables.ts";
import { groupBy } from "../entities/group-by.ts";
import { toFieldValue } from "../entities/read-records.ts";
import { readTitles, type TitleSource } from "../entities/read-titles.ts";

/** A note as it is stored. In a list, `editedAt` is absent if the text is unchanged. */
export type Note = Omit<typeof recordNotes.$inferSelect, "editedAt"> & { readonly editedAt?: string | null };

/** Notes as responses: with author, record title and the permissions of the caller. */
export async function toNoteRows(
  source: TitleSource,
  notes: readonly Note[],
  { userId, role }: Caller,
): Promise<readonly NoteRow[]> {
  const writers = await readWriters(source, notes);
  const titles = await readAllTitles(source, notes);
  return notes.map(({ authorId, editedAt, ...note }) => {
    const isOwn = authorId === userId;
    const title = titles.get(`${note.entity} ${note.recordId}`);
    return {
      ...note,
      createdAt: String(toFieldValue(recordNotes.createdAt, note.createdAt)),
      ...(writers.get(authorId) ?? { author: "", username: "" }),
      ...(editedAt ? { editedAt: String(toFieldValue(recordNotes.editedAt, editedAt)) } : {}),
      ...(title === undefined ? {} : { title }),
      mayEdit: isOwn,
      mayDelete: isOwn || role === "administrator",
    };
  });
}

async function readWriters({ db }: TitleSource, notes: readonly Note[]) {
  const ids = [...new Set(notes.map(({ authorId }) => authorId))];
  const { id, name: author, username } = staffUsers;
  const users =
    ids.length === 0 ? [] : await db.select({ id, author, username }).from(staffUsers).where(inArray(id, ids));
  return new Map(users.map(({ id: userId, ...user }) => [userId, user]));
}

async function readAllTitles(source: TitleSource, notes: readonly Note[]): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const [entity, group] of groupBy(notes, (note) => note.entity)) {
    const ids = [...new Set(group.map(({ recordId }) => recordId))];
    for (const [id, title] of await readTitles(source, entity, ids)) {
      titles.set(`${entity} ${id}`, title);
    }
  }
  return titles;
}
