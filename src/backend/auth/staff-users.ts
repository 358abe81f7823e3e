import { and, asc, desc, eq, getTableColumns, isNull, max, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Role, StaffRow } from "../../contract/staff.ts";
import type { Db } from "../database/database.ts";
import { apiKeys, sessions, staffUsers } from "../database/own-tables.ts";
import { hasAnyText, hasSameText } from "../database/same-text.ts";
import { conflict, fieldProblem, invalid } from "../http/http-problem.ts";
import { hashPassword } from "./password-hash.ts";
import { rejectInvalidName, toShownName, toUsername } from "./staff-names.ts";

/** A person who signs in to the console. */
export type StaffUser = typeof staffUsers.$inferSelect;

/** A staff user as one is made. */
export interface NewStaffUser {
  readonly username: string;
  /** Null: a link to set it is sent. */
  readonly password: string | null;
  readonly name: string;
  /** Default: administrator. */
  readonly role?: Role;
}

/**
 * The staff user of a name, however it is capitalized; null where there is none. Of several that are older than this rule,
 * the one that is spelled so, or the first that was made.
 */
export async function findStaffUser(db: Db, username: string): Promise<StaffUser | null> {
  const [user] = await db
    .select()
    .from(staffUsers)
    .where(hasAnyText(staffUsers.username, [username, toUsername(username)]))
    .orderBy(desc(sql`${staffUsers.username} = ${username}`), asc(staffUsers.createdAt), asc(staffUsers.id))
    .limit(1);
  return user ?? null;
}

/** Creates a staff user, and answers the id. Not by the name of an API key: what that does would look as done by them. */
export async function createStaffUser(tx: Db, { password, role, ...names }: NewStaffUser): Promise<string> {
  const [username, name] = [toUsername(names.username), toShownName(names.name)];
  rejectInvalidName(username, "username");
  rejectInvalidName(name, "shown");
  if (await isKeyName(tx, username)) {
    throw invalid([fieldProblem("username", "unique", "is already taken")]);
  }
  const id = newId();
  const hash = password === null ? null : await hashPassword(password);
  await tx.insert(staffUsers).values({ id, username, name, password: hash, role: role ?? "administrator" });
  return id;
}

/** Whether an API key has that name. */
export async function isKeyName(db: Db, name: string): Promise<boolean> {
  const keys = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(hasSameText(apiKeys.name, toUsername(name)));
  return keys.length > 0;
}

/** All of them by name, with when they were last here. */
export async function listStaffUsers(db: Db): Promise<readonly StaffRow[]> {
  const rows = await db
    .select({ ...getTableColumns(staffUsers), lastUsedAt: max(sessions.lastUsedAt) })
    .from(staffUsers)
    .leftJoin(sessions, eq(sessions.userId, staffUsers.id))
    .groupBy(staffUsers.id)
    .orderBy(asc(staffUsers.username));
  return rows.map(toStaffRow);
}

/** A staff user as the API answers one. */
export function toStaffRow({
  id,
  username,
  name,
  role,
  password,
  disabledAt,
  createdAt,
  ...rest
}: StaffUser & { readonly lastUsedAt?: Date | null }): StaffRow {
  const state = disabledAt !== null ? "disabled" : password === null ? "invited" : "active";
  const lastUsedAt = rest.lastUsedAt ?? null;
  return {
    id,
    username,
    name,
    role,
    state,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
  };
}

/** What of a staff user can be changed; what is left out stays. */
export interface StaffChange {
  readonly name?: string;
  readonly role?: Role;
  readonly disabled?: boolean;
  /** The hash of a new one; null: none, until a link sets it. */
  readonly password?: string | null;
}

/**
 * Changes a staff user in a transaction; null where there is none. Where nobody could administrate any more, 409: the
 * administrators are held meanwhile, so that two who put out each other do not both succeed.
 */
export async function changeStaffUser(tx: Db, id: string, change: StaffChange): Promise<StaffUser | null> {
  const administrators = await tx
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(
      sql`${staffUsers.role} = 'administrator' and ${staffUsers.disabledAt} is null and ${staffUsers.password} is not null`,
    )
    .orderBy(asc(staffUsers.id))
    .for("update");
  const { disabled, ...values } = change;
  if (change.name !== undefined) {
    rejectInvalidName(change.name, "shown");
  }
  const isLeaving = disabled === true || change.role === "reader" || change.password === null;
  if (isLeaving && administrators.length === 1 && administrators[0]?.id === id) {
    throw conflict("The last administrator stays one", [
      fieldProblem("", "lastAdministrator", "nobody else could undo it"),
    ]);
  }
  const disabledAt = disabled === undefined ? {} : { disabledAt: disabled ? new Date() : null };
  const [user] = await tx
    .update(staffUsers)
    .set({ ...values, ...disabledAt, id })
    .where(eq(staffUsers.id, id))
    .returning();
  if (user !== undefined && (disabled === true || change.password !== undefined)) {
    await tx.delete(sessions).where(eq(sessions.userId, id));
  }
  return user ?? null;
}

/** The hash of a staff user's password; null where there is none. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null> {
  const [user] = await db.select({ password: staffUsers.password }).from(staffUsers).where(eq(staffUsers.id, id));
  return user?.password ?? null;
}

/** Puts one hash of a staff user's password in another's place; false where it is neither that nor in use any more. */
export async function replacePasswordHash(
  tx: Db,
  id: string,
  [stored, password]: readonly [string, string],
): Promise<boolean> {
  const replaced = await tx
    .update(staffUsers)
    .set({ password })
    .where(and(eq(staffUsers.id, id), eq(staffUsers.password, stored), isNull(staffUsers.disabledAt)))
    .returning({ id: staffUsers.id });
  return replaced.length > 0;
}
