import { and, asc, eq, gt, isNotNull, isNull, ne, notLike, or, type SQL, sql } from "drizzle-orm";
import type { AuditedFields } from "../../contract/audit.ts";
import { isSameText } from "../../contract/text-identity.ts";
import type { Db } from "../database/database.ts";
import { auditEntries } from "../database/own-tables.ts";
import { hasAnyText } from "../database/same-text.ts";
import { allowAuditChange, lockChain, sealErased } from "../writes/audit-chain.ts";
import type { Person } from "./find-person.ts";

type Entry = typeof auditEntries.$inferSelect;

const CHUNK_ROWS = 500;
/** Fields of a staff user, independent of the product's entities. */
const STAFF_FIELDS = ["username", "name"] as const;

/**
 * Audit entries of a person: changes to their records, and their own actions. For actions on records of others, the
 * values are left out.
 */
export async function readAudit(db: Db, person: Person): Promise<readonly Partial<Entry>[]> {
  const entries = await db.select().from(auditEntries).where(toCondition(person)).orderBy(asc(auditEntries.at));
  const known = new Set(idsOf(person));
  return entries.map(({ before, after, title, ...entry }) => {
    const isTheirs = (entry.recordId !== null && known.has(entry.recordId)) || isNamed(person, title);
    return isTheirs ? { ...entry, title, before, after } : entry;
  });
}

/**
 * Removes a person from all audit entries, or from those written since this transaction began. Returns the number of
 * changed entries. The entries themselves stay.
 */
export async function eraseAudit(tx: Db, person: Person, which: "all" | "late"): Promise<number> {
  const isMeant = which === "late" ? isLate : undefined;
  // An entry that is sealed after `found` was read would be erased without a new link.
  await lockChain(tx);
  const found = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(toCondition(person), isMeant));
  await tx.execute(sql`select ${allowAuditChange("erase")}`);
  await eraseFields(tx, person, isMeant);
  await tx
    .update(auditEntries)
    .set({ title: null })
    .where(and(or(toRecordCondition(person), toTitleCondition(person)), isMeant));
  await tx
    .update(auditEntries)
    .set({ username: null, address: "" })
    .where(and(toOwnCondition(person), isMeant));
  await sealErased(
    tx,
    found.map(({ id }) => id),
  );
  return found.length;
}

/** Entries have the start time of their own transaction, and no transaction takes longer than this. */
const isLate = sql`${auditEntries.at} > now() - interval '1 hour'`;

/** Removes values of the person at any depth, in entries about their records and about others. */
async function eraseFields(tx: Db, person: Person, isMeant: SQL | undefined): Promise<void> {
  const condition = or(toRecordCondition(person), toMentionCondition(person));
  let last: string | null = null;
  for (;;) {
    const rows: readonly Entry[] = await tx
      .select()
      .from(auditEntries)
      .where(and(condition, isMeant, last === null ? undefined : gt(auditEntries.id, last)))
      .orderBy(asc(auditEntries.id))
      .limit(CHUNK_ROWS);
    await writeFields(
      tx,
      rows.map((entry) => ({
        id: entry.id,
        before: withoutPerson(entry.before, person, entry),
        after: withoutPerson(entry.after, person, entry),
      })),
    );
    last = rows.at(-1)?.id ?? null;
    if (rows.length < CHUNK_ROWS) {
      return;
    }
  }
}

/** One statement for all entries: one each took minutes for hundreds of thousands. */
async function writeFields(tx: Db, entries: readonly Pick<Entry, "id" | "before" | "after">[]): Promise<void> {
  await tx.execute(sql`update ${auditEntries} set before = erased.before, after = erased.after
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as erased (id uuid, before jsonb, after jsonb)
    where ${auditEntries.id} = erased.id`);
}

function withoutPerson(fields: unknown, person: Person, { recordId }: Entry): AuditedFields | null {
  if (!isFields(fields)) {
    return null;
  }
  const isOwn = recordId !== null && idsOf(person).includes(recordId);
  // Another person's record may have had the same name before or since.
  return eraseIn(fields, person, isOwn || (recordId === null && belongsTo(fields, person)));
}

function eraseIn(fields: AuditedFields, person: Person, isTheirs: boolean): AuditedFields {
  const erased = isTheirs ? personalFields(person) : [];
  const kept = Object.entries(fields).filter(([name]) => !erased.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, eraseValue(value, person)]));
}

function eraseValue(value: unknown, person: Person): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => eraseValue(item, person));
  }
  return isFields(value) ? eraseIn(value, person, belongsTo(value, person)) : value;
}

/** Condition: an object belongs to the person, by its id or by a name that no other person has. */
function belongsTo({ id, ...fields }: AuditedFields, person: Person): boolean {
  return typeof id === "string"
    ? idsOf(person).includes(id)
    : person.nameFields.some((name) => isNamed(person, fields[name]));
}

function isNamed({ names }: Person, text: unknown): boolean {
  return typeof text === "string" && names.some((name) => isSameText(name, text));
}

function isFields(value: unknown): value is AuditedFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function idsOf({ records, staff }: Person): readonly string[] {
  return [...records.map(({ id }) => id), ...(staff === null ? [] : [staff.id])];
}

function personalFields({ records }: Person): readonly string[] {
  return [...STAFF_FIELDS, ...records.flatMap(({ personal }) => personal)];
}

/** All entries about the person. */
function toCondition(person: Person): SQL | undefined {
  return or(toRecordCondition(person), toOwnCondition(person), toTitleCondition(person), toMentionCondition(person));
}

/** Entries about the person's records and their staff user. */
function toRecordCondition({ records, staff }: Person): SQL | undefined {
  const own = records.map(({ entity, id }) => and(eq(auditEntries.entity, entity), eq(auditEntries.recordId, id)));
  const asStaff = staff === null ? [] : [and(isNull(auditEntries.entity), eq(auditEntries.recordId, staff.id))];
  return or(sql`false`, ...own, ...asStaff);
}

/** Entries of the person's actions. A rejected sign-in has only a name, as services and commands have. */
function toOwnCondition({ names, staff }: Person): SQL | undefined {
  const byName = and(
    hasAnyText(auditEntries.username, names),
    or(isNull(auditEntries.userId), isNotNull(auditEntries.sessionId)),
    ne(auditEntries.address, ""),
  );
  return staff === null ? byName : or(byName, eq(auditEntries.userId, staff.id));
}

/** Entries without a record that have the person's name as their title, such as a created token. */
function toTitleCondition({ names }: Person): SQL | undefined {
  return and(
    isNull(auditEntries.entity),
    hasAnyText(auditEntries.title, names),
    notLike(auditEntries.action, "%ApiKey"),
  );
}

/** Entries whose fields contain an id of the person, or a name under one of its fields, at any depth. Reads all entries. */
function toMentionCondition(person: Person): SQL {
  const patterns = idsOf(person).map((id) => `%${JSON.stringify(id).replace(/[\\%_]/g, "\\$&")}%`);
  const paths = person.nameFields.map((field) => `$.**.${JSON.stringify(field)}`);
  const { before, after } = auditEntries;
  return sql`(concat(${before}::text, ${after}::text) like any(${sql.param(patterns)}::text[])
    or exists (select 1 from unnest(${sql.param(paths)}::text[]) path,
      jsonb_path_query(jsonb_build_array(${before}, ${after}), path::jsonpath) value
      where ${hasAnyText(sql`value #>> '{}'`, person.names)}))`;
}
