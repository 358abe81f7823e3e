import { randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { StaffLink } from "../../contract/staff.ts";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { staffLinks, staffUsers } from "../database/own-tables.ts";
import { hashToken } from "./refresh-token.ts";

const LIFETIME_MS = 24 * 3_600_000;
/** The link of a first start is void once there is a staff user. */
const hasNoUsers = sql`not exists (select 1 from ${staffUsers} someone)`;

/**
 * Creates a link with which a staff user sets a password, valid once and for a day. Older links of the user become
 * void. Links for a first administrator (null) stay until one is used, because several processes may start at once.
 */
export async function createStaffLink(tx: Db, userId: string | null): Promise<StaffLink> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  if (userId !== null) {
    await tx.delete(staffLinks).where(eq(staffLinks.userId, userId));
  }
  await tx.insert(staffLinks).values({ tokenHash: hashToken(token), userId, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** The user of a link; null if it creates the first administrator; undefined if it is unknown or void. */
export async function findStaffLink(
  db: Db,
  token: string,
): Promise<
  { readonly user: { readonly id: string; readonly username: string; readonly name: string } | null } | undefined
> {
  const [link] = await db
    .select({ id: staffUsers.id, username: staffUsers.username, name: staffUsers.name, userId: staffLinks.userId })
    .from(staffLinks)
    .leftJoin(staffUsers, eq(staffUsers.id, staffLinks.userId))
    .where(
      and(
        eq(staffLinks.tokenHash, hashToken(token)),
        gt(staffLinks.expiresAt, sql`now()`),
        or(isNotNull(staffLinks.userId), hasNoUsers),
        isNull(staffUsers.disabledAt),
      ),
    );
  if (link === undefined) {
    return undefined;
  }
  const { id, username, name } = link;
  return { user: id === null || username === null || name === null ? null : { id, username, name } };
}

/** Uses up a link and all others of its user. Returns false if one was used in the meantime. */
export async function takeStaffLink(tx: Db, token: string, userId: string | null): Promise<boolean> {
  const taken = await tx
    .delete(staffLinks)
    .where(userId === null ? and(isNull(staffLinks.userId), hasNoUsers) : eq(staffLinks.userId, userId))
    .returning({ hash: staffLinks.tokenHash });
  return taken.some(({ hash }) => hash === hashToken(token));
}

/** Expired links. */
export const expiredLinks: ExpiredRows = {
  table: staffLinks,
  key: [staffLinks.tokenHash],
  where: lt(staffLinks.expiresAt, sql`now()`),
};
