import { once } from "node:events";
import { eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { type Db, readRows } from "../database/database.ts";
import { staffNotices } from "../database/notice-tables.ts";
import type { MailServer } from "./mail-server.ts";
import { type MailedNotice, type MailStyle, toNoticeMail } from "./notice-mail.ts";
import { type BackgroundWork, repeatInBackground } from "./repeat-in-background.ts";

/** Result of an attempt to send a mail; `abandoned`: there is no further attempt. */
export type MailOutcome = "sent" | "failed" | "abandoned";

/** Dependencies of a sender. */
export interface NoticeSending {
  readonly db: Db;
  readonly server: MailServer;
  readonly style: MailStyle;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  readonly onOutcome?: (outcome: MailOutcome) => void;
}

const INTERVAL_MS = 10_000;
/** With pauses of 1, 2, 4 … 60 minutes, the last attempt is about five hours after the first one. */
const MAX_ATTEMPTS = 10;

/** Sends due notices now and every ten seconds, in all processes: each mail is claimed by one of them. */
export function startNoticeSender(sending: NoticeSending): BackgroundWork {
  const work = repeatInBackground((signal) => sendDueNotices(sending, signal), INTERVAL_MS);
  return {
    stop: async () => {
      await work.stop();
      sending.server.close();
    },
  };
}

/** Sends due notices one by one, until none is left or the server is not available. */
export async function sendDueNotices(sending: NoticeSending, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimNotice(sending.db);
    if (claimed === null || !(await sendNotice(sending, claimed, signal))) {
      return;
    }
  }
}

type ClaimedNotice = MailedNotice & { readonly attempts: number };

/**
 * Claims the notice that waits longest. The time of the next attempt is set before the mail is sent, so that a crash or a
 * second process does not send it at the same time. If the process crashes after the mail was accepted, it is sent twice.
 */
async function claimNotice(db: Db): Promise<ClaimedNotice | null> {
  const [row] = await readRows<Omit<ClaimedNotice, "at"> & { readonly at: string | Date }>(
    db,
    sql`with due as (
        select id from ${staffNotices} where next_at <= now() order by next_at limit 1 for update skip locked
      ), claimed as (
        update ${staffNotices} n set attempts = n.attempts + 1,
          next_at = now() + least(power(2, n.attempts), 60) * interval '1 minute'
        from due where n.id = due.id
        returning n.*
      )
      select c.id, c.kind, c.at, c.address, c.user_agent as "userAgent", c.attempts, u.username, u.language
      from claimed c join staff_users u on u.id = c.user_id`,
  );
  return row === undefined ? null : { ...row, at: new Date(row.at) };
}

/** Returns false if no further mail should be sent now. */
async function sendNotice(
  { db, server, style, log, onOutcome }: NoticeSending,
  notice: ClaimedNotice,
  signal: AbortSignal,
): Promise<boolean> {
  const isEnded = eq(staffNotices.id, notice.id);
  const stopped = new AbortController();
  try {
    const stop = once(signal, "abort", { signal: stopped.signal }).then(() => Promise.reject(new Error("stopped")));
    await Promise.race([server.send(toNoticeMail(notice, style)), stop]);
  } catch (error) {
    if (signal.aborted) {
      return false;
    }
    const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
    const isRejected = (code === "EENVELOPE" || code === "EMESSAGE") && Number(responseCode) >= 500;
    const isAbandoned = isRejected || notice.attempts >= MAX_ATTEMPTS;
    await (isAbandoned ? db.update(staffNotices).set({ nextAt: null }).where(isEnded) : undefined);
    // Messages of servers contain addresses.
    log.warn({ notice: notice.id, attempts: notice.attempts, isAbandoned, code, responseCode }, "A mail was not sent");
    onOutcome?.("failed");
    if (isAbandoned) {
      onOutcome?.("abandoned");
    }
    return isRejected;
  } finally {
    stopped.abort();
  }
  await db.update(staffNotices).set({ nextAt: null, sentAt: new Date() }).where(isEnded);
  onOutcome?.("sent");
  return true;
}
