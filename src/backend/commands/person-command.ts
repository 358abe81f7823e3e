import { writeFileSync } from "node:fs";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { findStaffUser, type StaffUser } from "../auth/staff-users.ts";
import { StartError } from "../config/start-error.ts";
import type { Db } from "../database/database.ts";
import { auditEntries, sessions, staffUsers } from "../database/own-tables.ts";
import { readRecords } from "../entities/read-records.ts";
import {
  columnOf,
  type EntityRecord,
  type Row,
  type Storage,
  type Stored,
  storedEntity,
} from "../entities/stored-entity.ts";
import type { BackendProduct, Persons } from "../product.ts";
import { recordCommand } from "../writes/record-command.ts";
import type { CommandContext } from "./with-database.ts";

const USAGE = `person export <name> [<file>]
person erase <name>`;

/** What a text of a person becomes; no mail reaches it (RFC 2606). */
const toErased = (id: string) => `erased-${id}@erased.invalid`;

/** A record that is about a person, and all that names it. */
interface PersonalRecord {
  readonly entity: string;
  readonly id: string;
  readonly record: EntityRecord;
  readonly namedBy: readonly { readonly entity: string; readonly record: EntityRecord }[];
}

interface Person {
  readonly name: string;
  readonly records: readonly PersonalRecord[];
  readonly staff: StaffUser | null;
}

/**
 * `person`: what is kept of somebody, by the name that they have in the product or sign in with; told (export), or taken
 * out (erase). What is erased stays as a record, since others refer to it, and says nothing of a person any more.
 */
export async function runPersonCommand(words: readonly string[], context: CommandContext): Promise<void> {
  const [action, name, file, ...rest] = words;
  const isKnown = (action === "export" && rest.length === 0) || (action === "erase" && file === undefined);
  if (!isKnown || name === undefined) {
    throw new StartError(`Not understood: person ${words.join(" ")}\n\n${USAGE}`);
  }
  const person = await findPerson(context.db, context.product, name);
  if (person.records.length === 0 && person.staff === null) {
    throw new StartError(`Nobody is called ${name}.`);
  }
  await (action === "export" ? exportPerson(context, person, file) : erasePerson(context, person));
}

async function exportPerson({ db, print }: CommandContext, person: Person, file: string | undefined): Promise<void> {
  const { records, staff } = person;
  const own = staff === null ? null : { id: staff.id, username: staff.username, name: staff.name, role: staff.role };
  const opened = staff === null ? [] : await db.select().from(sessions).where(eq(sessions.userId, staff.id));
  const whatIsKept = {
    exportedAt: new Date().toISOString(),
    records,
    staff: own,
    sessions: opened.map(({ refreshHash: _, ...session }) => session),
    audit: await db.select().from(auditEntries).where(toAuditCondition(person)).orderBy(auditEntries.at),
  };
  const text = `${JSON.stringify(whatIsKept, null, 2)}\n`;
  if (file === undefined) {
    print(text.trimEnd());
  } else {
    writeFileSync(file, text, { mode: 0o600 });
    print(`${records.length} record(s) and ${whatIsKept.audit.length} entries of the audit trail are in ${file}.`);
  }
}

async function erasePerson({ db, product, print }: CommandContext, person: Person): Promise<void> {
  const { records, staff } = person;
  if (staff !== null && staff.disabledAt === null) {
    throw new StartError(`${staff.username} signs in to the console. First: users disable ${staff.username}`);
  }
  const entries = await db.transaction(async (tx) => {
    for (const { entity, id } of records) {
      await eraseRecord(tx, storedEntity(product.model.storage, entity), {
        id,
        fields: product.persons?.[entity]?.personal ?? [],
      });
    }
    if (staff !== null) {
      await tx
        .update(staffUsers)
        .set({ username: toErased(staff.id), name: "—", password: null })
        .where(eq(staffUsers.id, staff.id));
      await tx.delete(sessions).where(eq(sessions.userId, staff.id));
    }
    const erased = await eraseAudit(tx, person, product.persons ?? {});
    await recordCommand(tx, { action: "erasePerson", title: `${records.length} record(s)` });
    return erased;
  });
  print(`${records.length} record(s) and ${entries} entries of the audit trail say nothing of a person any more.`);
  print("Backups, logs and what other systems were told still do.");
}

/** Records of persons by that name, with what refers to them. */
async function findPerson(db: Db, { model: { storage }, persons = {} }: BackendProduct, name: string): Promise<Person> {
  const records: PersonalRecord[] = [];
  for (const [entity, { name: field }] of Object.entries(persons)) {
    const stored = storedEntity(storage, entity);
    for (const { id, record } of await readWhere(db, { storage, stored }, eq(columnOf(stored.table, field), name))) {
      records.push({ entity, id, record, namedBy: await findNaming(db, { storage, stored }, id) });
    }
  }
  return { name, records, staff: await findStaffUser(db, name) };
}

async function findNaming(db: Db, { storage, stored }: { storage: Storage; stored: Stored }, id: string) {
  const found: { readonly entity: string; readonly record: EntityRecord }[] = [];
  for (const { entity, table, column } of stored.usedBy) {
    const other = storage[entity];
    if (other === undefined) {
      continue;
    }
    const link = other.links.find((one) => one.table === table);
    const owners = db
      .select({ id: columnOf(table, link?.ownerColumn ?? "id") })
      .from(table)
      .where(eq(columnOf(table, column), id));
    for (const { record } of await readWhere(
      db,
      { storage, stored: other },
      inArray(columnOf(other.table, "id"), owners),
    )) {
      found.push({ entity, record });
    }
  }
  return found;
}

async function readWhere(db: Db, { storage, stored }: { storage: Storage; stored: Stored }, where: SQL) {
  const rows: readonly Row[] = await db.select().from(stored.table).where(where);
  return await readRecords({ db, storage, stored }, rows);
}

async function eraseRecord(
  tx: Db,
  { table }: Stored,
  { id, fields }: { readonly id: string; readonly fields: readonly string[] },
): Promise<void> {
  const erased = Object.fromEntries(
    fields.map((field) => [field, columnOf(table, field).notNull ? toErased(id) : null]),
  );
  const revision = sql`${columnOf(table, "revision")} + 1`;
  await tx
    .update(table as PgTable)
    .set({ ...erased, revision } as never)
    .where(eq(columnOf(table, "id"), id));
}

/** What the trail says of the person's records, and of what they did themselves; that something was done stays. */
async function eraseAudit(tx: Db, person: Person, persons: Persons): Promise<number> {
  const fields = [...new Set(person.records.flatMap(({ entity }) => persons[entity]?.personal ?? []))];
  const without = (column: PgColumn) => sql`${column} - ${sql.param(fields)}::text[]`;
  const own = toOwnCondition(person);
  const changed = await tx
    .update(auditEntries)
    .set({
      title: sql`case when ${toRecordCondition(person)} then null else ${auditEntries.title} end`,
      before: without(auditEntries.before),
      after: without(auditEntries.after),
      username: sql`case when ${own} then null else ${auditEntries.username} end`,
      address: sql`case when ${own} then '' else ${auditEntries.address} end`,
    })
    .where(toAuditCondition(person))
    .returning({ id: auditEntries.id });
  return changed.length;
}

function toAuditCondition(person: Person): SQL {
  return or(toRecordCondition(person), toOwnCondition(person)) ?? sql`false`;
}

/** Entries about the person's records. */
function toRecordCondition({ records }: Person): SQL {
  const conditions = records.map(({ entity, id }) =>
    and(eq(auditEntries.entity, entity), eq(auditEntries.recordId, id)),
  );
  return or(sql`false`, ...conditions) ?? sql`false`;
}

/** Entries of what the person did, or tried: a refused sign-in has a name only. */
function toOwnCondition({ name, staff }: Person): SQL {
  const byId = staff === null ? sql`false` : eq(auditEntries.userId, staff.id);
  return or(eq(auditEntries.username, name), byId) ?? sql`false`;
}
