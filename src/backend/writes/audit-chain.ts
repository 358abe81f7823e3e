import { createHash } from "node:crypto";
import { desc, type SQL, sql } from "drizzle-orm";
import { auditLinks, auditQueue } from "../database/audit-tables.ts";
import { type Db, readRows } from "../database/database.ts";
import { insertRows, isAmong } from "../database/many-rows.ts";
import { auditEntries } from "../database/own-tables.ts";

/** The part of a link that its hash covers. */
export interface ChainedLink {
  readonly position: number;
  readonly entryId: string;
  /** Milliseconds since 1970, as text: independent of the time zone of the session. */
  readonly at: string;
  readonly reason: "entry" | "erased";
  readonly contentHash: string;
  readonly previous: string;
}

/** The `previous` of the first link. */
export const FIRST_HASH = "0".repeat(64);

/** Key of the advisory lock of the chain's end; the clean-up uses 720003. */
const LOCK = 720_004;

/** Hash of a link. */
export function hashLink({ position, entryId, at, reason, contentHash, previous }: ChainedLink): string {
  return createHash("sha256").update([previous, position, entryId, at, reason, contentHash].join("\n")).digest("hex");
}

/** Time of an entry or a link, exact and independent of the session. */
export function exactTime(column: SQL): SQL {
  return sql`extract(epoch from ${column})::text`;
}

/** SHA-256 of an entry named `e` and a salt, in hexadecimal digits. */
export function contentHash(salt: SQL): SQL {
  return sql`encode(sha256(convert_to(jsonb_build_array(e.id, extract(epoch from e.at), e.action, e.entity, e.record_id, e.title,
    e.user_id, e.username, e.session_id, e.address, e.request_id, e.before, e.after)::text || ${salt}, 'UTF8')), 'hex')`;
}

/**
 * Permits this transaction to change audit entries: `clean-up` to delete, `erase` to update. Triggers reject all other
 * changes.
 */
export function allowAuditChange(change: "clean-up" | "erase"): SQL {
  return sql`set_config('entity_console.audit', ${change}, true)`;
}

/** Waits until no other transaction adds links to the chain, and keeps it so until this one ends. */
export async function lockChain(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/**
 * Takes up to `limit` entries from the queue and seals them. Returns how many it took; null if another process does so. An
 * entry that has a link gets no other one: that would hide a change of the entry.
 */
export async function sealEntries(db: Db, limit: number): Promise<number | null> {
  return await db.transaction(async (tx) => {
    const [lock] = await readRows<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${LOCK}) as taken`);
    if (lock?.taken !== true) {
      return null;
    }
    const queued = await readRows<{ id: string; isSealed: boolean }>(
      tx,
      sql`select q.entry_id::text as id,
          exists (select 1 from ${auditLinks} l where l.entry_id = q.entry_id) as "isSealed"
        from ${auditQueue} q order by q.entry_id limit ${limit}`,
    );
    const ids = queued.map(({ id }) => id);
    const unsealed = queued.filter(({ isSealed }) => !isSealed);
    await addLinks(
      tx,
      unsealed.map(({ id }) => id),
      "entry",
    );
    if (ids.length > 0) {
      await tx.delete(auditQueue).where(isAmong(auditQueue.entryId, ids));
    }
    return ids.length;
  });
}

/** Seals entries again after this transaction has erased personal data in them. Skips entries that are not sealed yet. */
export async function sealErased(tx: Db, ids: readonly string[], chunk = 500): Promise<void> {
  await lockChain(tx);
  for (let from = 0; from < ids.length; from += chunk) {
    const some = sql.param(ids.slice(from, from + chunk));
    const sealed = await readRows<{ id: string }>(
      tx,
      sql`update ${auditLinks} set salt = null where entry_id = any(${some}::uuid[]) returning entry_id::text as id`,
    );
    await addLinks(tx, [...new Set(sealed.map(({ id }) => id))].sort(), "erased");
  }
}

type Content = Pick<ChainedLink, "entryId" | "at" | "contentHash"> & { readonly time: string; readonly salt: string };

async function addLinks(tx: Db, ids: readonly string[], reason: ChainedLink["reason"]): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  const contents = await readRows<Content>(
    tx,
    sql`select e.id::text as "entryId", e.at::text as time, ${exactTime(sql`e.at`)} as at, e.salt,
        ${contentHash(sql`e.salt`)} as "contentHash"
      from (select *, replace(gen_random_uuid()::text, '-', '') as salt from ${auditEntries}
        where id = any(${sql.param([...ids])}::uuid[])) e
      order by e.at, e.id`,
  );
  const [last] = await tx
    .select({ position: auditLinks.position, hash: auditLinks.hash })
    .from(auditLinks)
    .orderBy(desc(auditLinks.position))
    .limit(1);
  let { position, hash } = last ?? { position: 0, hash: FIRST_HASH };
  const links = contents.map(({ time, salt, ...content }) => {
    position += 1;
    const link = { ...content, reason, position, previous: hash };
    hash = hashLink(link);
    return { ...link, at: time, salt, hash };
  });
  await insertRows(tx, auditLinks, links);
}
