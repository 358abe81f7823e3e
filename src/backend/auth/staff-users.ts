import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "../database/database.ts";
import { staffUsers } from "../database/own-tables.ts";
import { hashPassword } from "./password-hash.ts";

/** A person who signs in to the console. */
export type StaffUser = typeof staffUsers.$inferSelect;

/** A staff user as one is made. */
export interface NewStaffUser {
  readonly username: string;
  readonly password: string;
  readonly name: string;
}

/** The staff user of a name; null where there is none. */
export async function findStaffUser(db: Db, username: string): Promise<StaffUser | null> {
  const [user] = await db.select().from(staffUsers).where(eq(staffUsers.username, username));
  return user ?? null;
}

/** Creates a staff user. */
export async function createStaffUser(tx: Db, { username, name, password }: NewStaffUser): Promise<void> {
  await tx.insert(staffUsers).values({ id: newId(), username, name, password: await hashPassword(password) });
}

/** The hash of a staff user's password; null where there is no such user. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null> {
  const [user] = await db.select({ password: staffUsers.password }).from(staffUsers).where(eq(staffUsers.id, id));
  return user?.password ?? null;
}

/** Stores the hash of a staff user's new password. */
export async function setPasswordHash(tx: Db, id: string, password: string): Promise<void> {
  await tx.update(staffUsers).set({ password }).where(eq(staffUsers.id, id));
}
