import { sql } from "drizzle-orm";
import { StartError } from "../config/start-error.ts";
import { auditLinks, auditQueue } from "../database/audit-tables.ts";
import { type Db, readRows } from "../database/database.ts";
import { auditEntries } from "../database/own-tables.ts";
import { type ChainedLink, contentHash, exactTime, FIRST_HASH, hashLink } from "../writes/audit-chain.ts";
import { parseArguments, unknownArguments } from "./command-arguments.ts";
import type { CommandContext } from "./with-database.ts";

const CHUNK_ROWS = 1_000;
const MAX_LINES = 20;
const USAGE = ["audit verify [--head <head>]"];

/** Parses the arguments of `audit`. Throws a `StartError` for unknown ones. */
export function readAuditArguments(words: readonly string[]): {
  readonly action: "verify";
  readonly head: string | null;
} {
  const { plain, options } = parseArguments(words, ["head"]);
  if (plain.length !== 1 || plain[0] !== "verify") {
    throw unknownArguments(["audit", ...words], USAGE);
  }
  const head = options["head"] ?? null;
  if (head !== null && !/^\d+:[0-9a-f]{64}$/.test(head)) {
    throw new StartError(`--head: "${head}" is not a head as audit verify prints it.`);
  }
  return { action: "verify", head };
}

/** Result of a verification: detected changes, and facts about the trail. */
interface Verified {
  readonly problems: readonly string[];
  readonly links: number;
  readonly erased: number;
  /** Position of the first link; null without links. */
  readonly from: number | null;
  /** Position and hash of the last link; null without links. */
  readonly head: string | null;
}

/**
 * `audit verify`: compares all audit entries with their hash chain. Throws a `StartError` if entries or links were
 * changed or deleted, except by the clean-up and by `person erase`.
 */
export async function runAuditCommand(
  words: readonly string[],
  { db, print, auditDays = null }: CommandContext,
): Promise<void> {
  const { head } = readAuditArguments(words);
  const { problems, links, erased, from, ...verified } = await verifyAudit(db, { head, auditDays });
  problems.slice(0, MAX_LINES).forEach(print);
  if (problems.length > 0) {
    throw new StartError(`The audit trail was changed: ${problems.length} problem(s).`);
  }
  print(`${links} entries of the audit trail are as they were written.`);
  if (from !== null && from > 1) {
    print(`The first ${from - 1} were deleted by the clean-up.`);
  }
  if (erased > 0) {
    print(`Personal data was erased from ${erased} of them.`);
  }
  print(`Head: ${verified.head ?? "none"}`);
}

interface Row extends ChainedLink {
  readonly hash: string;
  readonly hasSalt: boolean;
  /** Hash of the entry's content now; null if the entry is missing. */
  readonly contentNow: string | null;
  /** True if a later link of the same entry replaces this one. */
  readonly isReplaced: boolean;
  /** True if an earlier link of the same entry exists, and this one is not from `person erase`. */
  readonly isSealedAgain: boolean;
  readonly isExpired: boolean;
}

/** Compares the trail with its chain. `head` must be in the chain. */
export async function verifyAudit(
  db: Db,
  { head, auditDays }: { readonly head: string | null; readonly auditDays: number | null },
): Promise<Verified> {
  return await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const found: Found = {
        problems: [],
        links: 0,
        erased: 0,
        from: null,
        previous: null,
        isHeadFound: head === null,
      };
      for await (const row of walkLinks(tx, auditDays)) {
        addLink(found, row, head);
      }
      const { links, erased, from, previous } = found;
      const problems = [...found.problems, ...(await findUnsealed(tx))];
      if (head !== null && !found.isHeadFound) {
        problems.push(missingHead(head, from));
      }
      return { problems, links, erased, from, head: previous === null ? null : toHead(previous) };
    },
    { isolationLevel: "repeatable read" },
  );
}

interface Found {
  readonly problems: string[];
  links: number;
  erased: number;
  from: number | null;
  previous: Row | null;
  isHeadFound: boolean;
}

function addLink(found: Found, row: Row, head: string | null): void {
  found.problems.push(...problemsOf(row, found.previous));
  if (!row.isReplaced) {
    found.links += 1;
    found.erased += row.reason === "erased" ? 1 : 0;
  }
  found.from ??= row.position;
  found.isHeadFound ||= head === toHead(row);
  found.previous = row;
}

function missingHead(head: string, from: number | null): string {
  return from !== null && Number.parseInt(head, 10) < from
    ? `The head ${head} is before the first link: it is older than AUDIT_DAYS, or the beginning was deleted.`
    : `The head ${head} is not in the chain: its end was deleted, or the chain was written again.`;
}

function toHead({ position, hash }: Pick<Row, "position" | "hash">): string {
  return `${position}:${hash}`;
}

/** All links in order. */
async function* walkLinks(tx: Db, auditDays: number | null): AsyncGenerator<Row> {
  let rows: readonly Row[] = [];
  do {
    rows = await readLinks(tx, rows.at(-1)?.position ?? 0, auditDays);
    yield* rows;
  } while (rows.length === CHUNK_ROWS);
}

async function readLinks(tx: Db, after: number, auditDays: number | null): Promise<readonly Row[]> {
  const rows = await readRows<Omit<Row, "position"> & { readonly position: string }>(
    tx,
    sql`select l.position::text as position, l.entry_id::text as "entryId", ${exactTime(sql`l.at`)} as at, l.reason,
        l.content_hash as "contentHash", l.previous, l.hash, l.salt is not null as "hasSalt",
        case when e.id is not null then ${contentHash(sql`coalesce(l.salt, '')`)} end as "contentNow",
        exists (select 1 from ${auditLinks} later where later.entry_id = l.entry_id and later.position > l.position)
          as "isReplaced",
        exists (select 1 from ${auditLinks} former where former.entry_id = l.entry_id and former.position < l.position
          and (l.reason <> 'erased' or former.at <> l.at or former.salt is not null)) as "isSealedAgain",
        coalesce(l.at < now() - ${auditDays}::int * interval '1 day', false) as "isExpired"
      from ${auditLinks} l left join ${auditEntries} e on e.id = l.entry_id
      where l.position > ${after} order by l.position limit ${CHUNK_ROWS}`,
  );
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

function problemsOf(row: Row, previous: Row | null): readonly string[] {
  const { position, entryId } = row;
  const expected = previous?.hash ?? (position === 1 ? FIRST_HASH : row.previous);
  return [
    ...gapProblems(row, previous),
    ...(row.hash === hashLink({ ...row, previous: expected }) && row.previous === expected
      ? []
      : [`Link ${position} does not follow from the one before it.`]),
    ...(row.isSealedAgain ? [`The entry ${entryId} was sealed again.`] : []),
    ...(row.isReplaced || (row.isExpired && row.contentNow === null) ? [] : contentProblems(row, entryId)),
  ];
}

/** Missing links before this one. The clean-up leaves an expired link at the beginning. */
function gapProblems({ position, isExpired, reason }: Row, previous: Row | null): readonly string[] {
  if (previous !== null) {
    return position === previous.position + 1
      ? []
      : [`Links ${previous.position + 1} to ${position - 1} of the chain are missing.`];
  }
  return position === 1 || (isExpired && reason === "entry")
    ? []
    : [`Links 1 to ${position - 1} of the chain are missing: the clean-up with this AUDIT_DAYS would keep more.`];
}

function contentProblems({ contentNow, contentHash: sealed, hasSalt }: Row, id: string): readonly string[] {
  if (contentNow === null) {
    return [`The entry ${id} was deleted.`];
  }
  return hasSalt && contentNow === sealed ? [] : [`The entry ${id} was changed.`];
}

/** Entries that were added while the triggers were off. */
async function findUnsealed(tx: Db): Promise<readonly string[]> {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select e.id::text as id from ${auditEntries} e
      where not exists (select 1 from ${auditLinks} l where l.entry_id = e.id)
        and not exists (select 1 from ${auditQueue} q where q.entry_id = e.id)
      order by e.id limit ${CHUNK_ROWS}`,
  );
  return rows.map(({ id }) => `The entry ${id} was added without a seal.`);
}
