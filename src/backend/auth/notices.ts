import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { v7 as newId } from "uuid";
import type { NoticeKind, NoticeList, NoticeRow } from "../../contract/notices.ts";
import { isMailAddress } from "../config/mail-settings.ts";
import type { Db } from "../database/database.ts";
import type { ExpiredRows } from "../database/delete-chunk.ts";
import { staffNotices } from "../database/notice-tables.ts";
import { staffUsers } from "../database/own-tables.ts";

/** A cause for a notice. */
export interface NewNotice {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** The user's call that caused it; null if an administrator or the operator did. */
  readonly request: FastifyRequest | null;
  /** The changed second factor. */
  readonly factor?: { readonly kind: string; readonly name: string };
  /** Name of the changed API key. */
  readonly apiKey?: string;
}

/** The part of a context that decides if notices are sent by mail. */
export interface NoticeContext {
  readonly config: { readonly mail: object | null };
}

/** Notices of one kind and user in 24 hours. Further causes are only counted. */
const MAX_A_DAY = 10;
const MAX_LISTED = 30;
const MAX_USER_AGENT = 300;
const KEPT_DAYS = 90;

/**
 * Writes a notice to a staff user, in the transaction of its cause. In a burst, for example of sign-ins by a script, further
 * causes are counted in the latest notice of the same kind, so that there are few mails and rows.
 */
export async function addNotice(tx: Db, { config }: NoticeContext, given: NewNotice): Promise<void> {
  const { userId, kind, request, factor, apiKey } = given;
  const name = apiKey ?? factor?.name ?? "";
  // Concurrent causes wait for each other, so that each one sees the notices before.
  const [user] = await tx
    .select({ username: staffUsers.username })
    .from(staffUsers)
    .where(eq(staffUsers.id, userId))
    .for("no key update");
  const origin = {
    address: request?.ip ?? null,
    userAgent: request?.headers["user-agent"]?.slice(0, MAX_USER_AGENT) ?? null,
  };
  const counting = findCounting(kind, origin, await findLatest(tx, userId, kind));
  if (counting !== undefined) {
    await tx
      .update(staffNotices)
      .set({ more: sql`${staffNotices.more} + 1` })
      .where(eq(staffNotices.id, counting.id));
    return;
  }
  const isMailed = config.mail !== null && isMailAddress(user?.username ?? "");
  await tx.insert(staffNotices).values({
    id: newId(),
    userId,
    kind,
    ...origin,
    factor: factor?.kind ?? null,
    name: name === "" ? null : name,
    nextAt: isMailed ? sql`now()` : null,
  });
}

type Origin = Pick<typeof staffNotices.$inferSelect, "address" | "userAgent">;

/** The notice that counts a further cause; undefined if the cause gets a notice of its own. */
function findCounting<N extends Origin>(kind: NoticeKind, origin: Origin, latest: readonly N[]): N | undefined {
  const { address, userAgent } = origin;
  const same = latest.find((notice) => notice.address === address && notice.userAgent === userAgent);
  return kind === "newDevice" && same !== undefined ? same : latest.length < MAX_A_DAY ? undefined : latest[0];
}

/** The notices of one kind in the last 24 hours, the newest first. */
async function findLatest(tx: Db, userId: string, kind: NoticeKind) {
  const isRecent = gt(staffNotices.at, sql`now() - interval '24 hours'`);
  return await tx
    .select({ id: staffNotices.id, address: staffNotices.address, userAgent: staffNotices.userAgent })
    .from(staffNotices)
    .where(and(eq(staffNotices.userId, userId), eq(staffNotices.kind, kind), isRecent))
    .orderBy(desc(staffNotices.at), desc(staffNotices.id));
}

/** The latest notices of a user, the newest first. */
export async function listNotices(db: Db, userId: string): Promise<NoticeList> {
  const rows = await db
    .select()
    .from(staffNotices)
    .where(eq(staffNotices.userId, userId))
    .orderBy(desc(staffNotices.at), desc(staffNotices.id))
    .limit(MAX_LISTED);
  return { data: rows.map(toNoticeRow), total: rows.length };
}

function toNoticeRow({ id, kind, at, more, sentAt, ...rest }: typeof staffNotices.$inferSelect): NoticeRow {
  const { address, userAgent, factor, name } = rest;
  return {
    id,
    kind,
    at: at.toISOString(),
    more,
    ...(address === null ? {} : { address }),
    ...(userAgent === null ? {} : { userAgent }),
    ...(factor === null ? {} : { factor }),
    ...(name === null ? {} : { name }),
    ...(sentAt === null ? {} : { sentAt: sentAt.toISOString() }),
  };
}

/** Stores the language of a user's browser, in which mails are written. */
export async function storeLanguage(tx: Db, userId: string, request: FastifyRequest): Promise<void> {
  const language = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}/.exec(request.headers["accept-language"] ?? "")?.[0];
  if (language !== undefined) {
    const isOther = sql`${staffUsers.language} is distinct from ${language}`;
    await tx
      .update(staffUsers)
      .set({ language })
      .where(and(eq(staffUsers.id, userId), isOther));
  }
}

/** Deletes the notices of a user whose personal data is erased. */
export async function removeNotices(tx: Db, userId: string): Promise<void> {
  await tx.delete(staffNotices).where(eq(staffNotices.userId, userId));
}

/** Notices older than 90 days. */
export const expiredNotices: ExpiredRows = {
  table: staffNotices,
  key: [staffNotices.id],
  where: lt(staffNotices.at, sql`now() - ${KEPT_DAYS} * interval '1 day'`),
  oldestBy: staffNotices.at,
};
