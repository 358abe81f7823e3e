import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { recordNotes } from "../database/team-tables.ts";
import type { Person } from "./find-person.ts";

/** Notes that the person wrote, and notes on their records. */
export async function readNotes(db: Db, person: Person): Promise<readonly (typeof recordNotes.$inferSelect)[]> {
  const { staff } = person;
  const isAuthor = staff === null ? undefined : eq(recordNotes.authorId, staff.id);
  return await db
    .select()
    .from(recordNotes)
    .where(or(toRecordCondition(person), isAuthor))
    .orderBy(asc(recordNotes.createdAt), asc(recordNotes.id));
}

/**
 * Deletes the notes on the person's records. Notes that the person wrote on other records stay without their name,
 * because the name is only in `staff_users`.
 */
export async function eraseNotes(tx: Db, person: Person): Promise<void> {
  await tx.delete(recordNotes).where(toRecordCondition(person));
}

function toRecordCondition({ records }: Person): SQL | undefined {
  const own = records.map(({ entity, id }) => and(eq(recordNotes.entity, entity), eq(recordNotes.recordId, id)));
  return or(sql`false`, ...own);
}
