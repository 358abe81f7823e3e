import { and, asc, count, eq, gt, isNotNull, isNull, ne, notLike, or, type SQL, sql } from "drizzle-orm";
import type { AuditedFields } from "../../contract/audit.ts";
import { isSameText } from "../../contract/text-identity.ts";
import type { Db } from "../database/database.ts";
import { auditEntries } from "../database/own-tables.ts";
import { hasAnyText } from "../database/same-text.ts";
import type { Person } from "./find-person.ts";

type Entry = typeof auditEntries.$inferSelect;

const AT_ONCE = 500;
/** Of a staff user, whatever the product says of its own entities. */
const OF_STAFF = ["username", "name"] as const;

/**
 * What the trail has of a person: what was done to their records, and by them. Of what they did to others' records, only
 * that: what was in these is not about them.
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
 * Takes a person out of the trail, all of it or what may have been written since this transaction began, and answers how
 * many entries told of them; that something was done stays.
 */
export async function eraseAudit(tx: Db, person: Person, which: "all" | "late"): Promise<number> {
  const isMeant = which === "late" ? isLate : undefined;
  const [found] = await tx
    .select({ entries: count() })
    .from(auditEntries)
    .where(and(toCondition(person), isMeant));
  await eraseFields(tx, person, isMeant);
  await tx
    .update(auditEntries)
    .set({ title: null })
    .where(and(or(toRecordCondition(person), toTitleCondition(person)), isMeant));
  await tx
    .update(auditEntries)
    .set({ username: null, address: "" })
    .where(and(toOwnCondition(person), isMeant));
  return found?.entries ?? 0;
}

/** Entries bear the time at which their own transactions began; none of these takes as long. */
const isLate = sql`${auditEntries.at} > now() - interval '1 hour'`;

/** What was written of the person, however deep: in their own records, and in others that told of them. */
async function eraseFields(tx: Db, person: Person, isMeant: SQL | undefined): Promise<void> {
  const condition = or(toRecordCondition(person), toMentionCondition(person));
  let last: string | null = null;
  for (;;) {
    const rows: readonly Entry[] = await tx
      .select()
      .from(auditEntries)
      .where(and(condition, isMeant, last === null ? undefined : gt(auditEntries.id, last)))
      .orderBy(asc(auditEntries.id))
      .limit(AT_ONCE);
    await writeFields(
      tx,
      rows.map((entry) => ({
        id: entry.id,
        before: withoutPerson(entry.before, person, entry),
        after: withoutPerson(entry.after, person, entry),
      })),
    );
    last = rows.at(-1)?.id ?? null;
    if (rows.length < AT_ONCE) {
      return;
    }
  }
}

/** In one statement however many they are: one for each took minutes for hundreds of thousands. */
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
  // Somebody else's record may have had a name that was this person's before, or since.
  return eraseIn(fields, person, isOwn || (recordId === null && isAbout(fields, person)));
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
  return isFields(value) ? eraseIn(value, person, isAbout(value, person)) : value;
}

/** Whether an object is the person's: by its id, or since it is called as nobody else is. */
function isAbout({ id, ...fields }: AuditedFields, person: Person): boolean {
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
  return [...OF_STAFF, ...records.flatMap(({ personal }) => personal)];
}

/** Every entry that tells of the person. */
function toCondition(person: Person): SQL | undefined {
  return or(toRecordCondition(person), toOwnCondition(person), toTitleCondition(person), toMentionCondition(person));
}

/** Entries about the person's records, and about their being one of the staff. */
function toRecordCondition({ records, staff }: Person): SQL | undefined {
  const own = records.map(({ entity, id }) => and(eq(auditEntries.entity, entity), eq(auditEntries.recordId, id)));
  const asStaff = staff === null ? [] : [and(isNull(auditEntries.entity), eq(auditEntries.recordId, staff.id))];
  return or(sql`false`, ...own, ...asStaff);
}

/** Entries of what the person did, or tried: a refused sign-in has a name only. A service and a command have one too. */
function toOwnCondition({ names, staff }: Person): SQL | undefined {
  const byName = and(
    hasAnyText(auditEntries.username, names),
    or(isNull(auditEntries.userId), isNotNull(auditEntries.sessionId)),
    ne(auditEntries.address, ""),
  );
  return staff === null ? byName : or(byName, eq(auditEntries.userId, staff.id));
}

/** Entries of no record that are called after the person: a token that was made for them. */
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
