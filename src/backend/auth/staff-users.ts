import { and, asc, desc, eq, getTableColumns, isNull, max, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Role, StaffRow } from "../../contract/staff.ts";
import type { Db } from "../database/database.ts";
import { secondFactors } from "../database/factor-tables.ts";
import { apiKeys, sessions, staffUsers } from "../database/own-tables.ts";
import { hasAnyText, hasSameText } from "../database/same-text.ts";
import { conflict, fieldProblem, invalid } from "../http/http-problem.ts";
import { hashPassword } from "./password-hash.ts";
import { rejectInvalidName, toShownName, toUsername } from "./staff-names.ts";

/** A person who can sign in to the console. */
export type StaffUser = typeof staffUsers.$inferSelect;

/** Data of a new staff user. */
export interface NewStaffUser {
  readonly username: string;
  /** Null: the user sets it by a link. */
  readonly password: string | null;
  readonly name: string;
  /** Default: administrator. */
  readonly role?: Role;
}

/**
 * The staff user with that name, ignoring case; null if there is none. Among several older ones, the exact spelling or
 * the oldest wins.
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

/**
 * Creates a staff user and returns the id. The name of an API key is rejected, because audit entries would be
 * ambiguous.
 */
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

/** Checks if an API key has that name. */
export async function isKeyName(db: Db, name: string): Promise<boolean> {
  const keys = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(hasSameText(apiKeys.name, toUsername(name)));
  return keys.length > 0;
}

/** All staff users by name, with the time of their last use. */
export async function listStaffUsers(db: Db): Promise<readonly StaffRow[]> {
  const rows = await db
    .select({
      ...getTableColumns(staffUsers),
      lastUsedAt: max(sessions.lastUsedAt),
      hasSecondFactor: sql<boolean>`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${staffUsers.id})`,
    })
    .from(staffUsers)
    .leftJoin(sessions, eq(sessions.userId, staffUsers.id))
    .groupBy(staffUsers.id)
    .orderBy(asc(staffUsers.username));
  return rows.map(toStaffRow);
}

/** A staff user in responses of the API. */
export function toStaffRow({
  id,
  username,
  name,
  role,
  password,
  disabledAt,
  createdAt,
  ...rest
}: StaffUser & { readonly lastUsedAt?: Date | null; readonly hasSecondFactor?: boolean }): StaffRow {
  const state = disabledAt !== null ? "disabled" : password === null ? "invited" : "active";
  const lastUsedAt = rest.lastUsedAt ?? null;
  return {
    id,
    username,
    name,
    role,
    state,
    createdAt: createdAt.toISOString(),
    ...(rest.hasSecondFactor === undefined ? {} : { hasSecondFactor: rest.hasSecondFactor }),
    ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
  };
}

/** Changes to a staff user; omitted properties stay unchanged. */
export interface StaffChange {
  readonly name?: string;
  readonly role?: Role;
  readonly disabled?: boolean;
  /** Hash of a new password; null: none, until it is set by a link. */
  readonly password?: string | null;
}

/**
 * Changes a staff user in a transaction; returns null if there is none. Responds with 409 if no administrator would be
 * left. Administrators are locked, so two that disable each other do not both succeed.
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
    throw conflict("The last administrator cannot be removed", [
      fieldProblem("", "lastAdministrator", "no other administrator could undo it"),
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

/** The password hash of a staff user; null if there is none. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null> {
  const [user] = await db.select({ password: staffUsers.password }).from(staffUsers).where(eq(staffUsers.id, id));
  return user?.password ?? null;
}

/** Replaces a password hash. Returns false if the stored hash is another one, or the user is disabled. */
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
