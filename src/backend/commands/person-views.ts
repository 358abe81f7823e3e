import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { listViews, openEditors } from "../database/team-tables.ts";
import type { Person } from "./find-person.ts";

/** The saved views of the person. */
export async function readOwnViews(db: Db, { staff }: Person): Promise<readonly (typeof listViews.$inferSelect)[]> {
  return staff === null
    ? []
    : await db.select().from(listViews).where(eq(listViews.ownerId, staff.id)).orderBy(asc(listViews.createdAt));
}

/** Deletes a staff user's private views. Shared views stay for the team, without the name of their owner. */
export async function eraseOwnViews(tx: Db, staffId: string): Promise<void> {
  await tx.delete(listViews).where(and(eq(listViews.ownerId, staffId), eq(listViews.isShared, false)));
  await tx.delete(openEditors).where(eq(openEditors.userId, staffId));
}
