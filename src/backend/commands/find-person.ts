import { and, eq, inArray, isNotNull, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { findStaffUser, type StaffUser } from "../auth/staff-users.ts";
import { type Db, readRows } from "../database/database.ts";
import { auditEntries, staffUsers } from "../database/own-tables.ts";
import { hasSameText } from "../database/same-text.ts";
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

/** A record about a person, its personal fields, and the values that identify it. */
export interface PersonalRecord {
  readonly entity: string;
  readonly id: string;
  readonly personal: readonly string[];
  readonly record: EntityRecord;
  readonly namedBy: readonly { readonly entity: string; readonly record: EntityRecord }[];
}

/** Everything that the database has about a person. */
export interface Person {
  /** Current and former names of the person that no other person has now. */
  readonly names: readonly string[];
  /** The fields with the name. */
  readonly nameFields: readonly string[];
  readonly records: readonly PersonalRecord[];
  readonly staff: StaffUser | null;
}

interface Place {
  readonly storage: Storage;
  readonly stored: Stored;
  readonly timeZone: string;
}

/** Finds a person by a name in the product or a username. */
export async function findPerson(
  db: Db,
  { model: { storage }, persons = {}, timeZone = "UTC" }: BackendProduct,
  name: string,
): Promise<Person> {
  const kept = { storage, persons, timeZone };
  const named = await findByName(db, kept, name);
  const records = [...named, ...(await findByReference(db, kept, named))];
  const staff = await findStaffUser(db, name);
  const nameFields = [...new Set(["username", ...Object.values(persons).flatMap(({ name: field = [] }) => field)])];
  const former = await findFormerNames(db, persons, records);
  const ids = records.map(({ id }) => id);
  const names = [...new Set([name, ...spellingsOf(persons, named, staff), ...(await findSpellings(db, name))])];
  for (const one of former.filter((other) => !names.includes(other))) {
    names.push(...((await isNameOfOther(db, { storage, persons, ids, staff }, one)) ? [] : [one]));
  }
  return { names, nameFields, records, staff };
}

/** The name as the person's records and staff user spell it. */
function spellingsOf(persons: Persons, named: readonly PersonalRecord[], staff: StaffUser | null): readonly string[] {
  const spelled = named.map(({ entity, record }) => record[persons[entity]?.name ?? ""]);
  return [...spelled, staff?.username].filter((each) => typeof each === "string");
}

/** The name as audit entries spell it, since sign-ins accept any case. Reads all entries. */
async function findSpellings(db: Db, name: string): Promise<readonly string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select username as name from ${auditEntries} where ${hasSameText(auditEntries.username, name)}
      union select title from ${auditEntries} where ${hasSameText(auditEntries.title, name)}`,
  );
  return rows.map((row) => row.name);
}

interface Kept {
  readonly storage: Storage;
  readonly timeZone: string;
  readonly persons: Persons;
}

/** The records whose name field has that name. */
async function findByName(
  db: Db,
  { storage, persons, timeZone }: Kept,
  name: string,
): Promise<readonly PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for (const [entity, { name: field, personal }] of Object.entries(persons)) {
    if (field !== undefined) {
      const place = { storage, stored: storedEntity(storage, entity), timeZone };
      const found = await readWhere(db, place, hasSameText(columnOf(place.stored.table, field), name));
      records.push(...(await toPersonal(db, place, { found, personal })));
    }
  }
  return records;
}

/** The records that refer to a record of the person. */
async function findByReference(
  db: Db,
  { storage, persons, timeZone }: Kept,
  named: readonly PersonalRecord[],
): Promise<readonly PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for (const [entity, { through, personal }] of Object.entries(persons)) {
    const stored = storedEntity(storage, entity);
    for (const { entity: of, id } of through === undefined ? [] : named) {
      const reference = storedEntity(storage, of).usedBy.find(
        ({ entity: by, field, table }) => by === entity && field === through && table === stored.table,
      );
      if (reference !== undefined) {
        const found = await readWhere(
          db,
          { storage, stored, timeZone },
          eq(columnOf(stored.table, reference.column), id),
        );
        records.push(...(await toPersonal(db, { storage, stored, timeZone }, { found, personal })));
      }
    }
  }
  return records;
}

async function toPersonal(
  db: Db,
  place: Place,
  { found, personal }: { readonly found: Awaited<ReturnType<typeof readWhere>>; readonly personal: readonly string[] },
): Promise<readonly PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for (const { id, record } of found) {
    records.push({ entity: place.stored.entity, id, personal, record, namedBy: await findReferring(db, place, id) });
  }
  return records;
}

async function findReferring(db: Db, { storage, stored, timeZone }: Place, id: string) {
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
    const isOwner = inArray(columnOf(other.table, "id"), owners);
    found.push(
      ...(await readWhere(db, { storage, stored: other, timeZone }, isOwner)).map(({ record }) => ({ entity, record })),
    );
  }
  return found;
}

async function readWhere(db: Db, place: Place, where: SQL | undefined) {
  const rows: readonly Row[] = await db.select().from(place.stored.table).where(where);
  return await readRecords({ db, ...place }, rows);
}

/** Former names of the person's records, from audit entries. */
async function findFormerNames(
  db: Db,
  persons: Persons,
  records: readonly PersonalRecord[],
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const { entity, id } of records) {
    const field = persons[entity]?.name;
    if (field !== undefined) {
      const isTheirs = and(eq(auditEntries.entity, entity), eq(auditEntries.recordId, id));
      const rows = await readRows<{ name: string | null }>(
        db,
        sql`select before ->> ${field}::text as name from ${auditEntries} where ${isTheirs}
          union select after ->> ${field}::text from ${auditEntries} where ${isTheirs}`,
      );
      for (const { name: former } of rows) {
        names.push(...(former === null ? [] : [former]));
      }
    }
  }
  return [...new Set(names)];
}

/** Checks if another person has that name now. */
async function isNameOfOther(
  db: Db,
  {
    storage,
    persons,
    ids,
    staff,
  }: Omit<Kept, "timeZone"> & { readonly ids: readonly string[]; readonly staff: StaffUser | null },
  name: string,
): Promise<boolean> {
  const isOtherUser = staff === null ? isNotNull(staffUsers.id) : ne(staffUsers.id, staff.id);
  const users = await db
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(and(hasSameText(staffUsers.username, name), isOtherUser));
  let others = users.length;
  for (const [entity, { name: field }] of Object.entries(persons)) {
    if (field !== undefined) {
      const { table } = storedEntity(storage, entity);
      const id = columnOf(table, "id");
      const rows = await db
        .select({ id })
        .from(table)
        .where(and(hasSameText(columnOf(table, field), name), notInArray(id, [...ids])));
      others += rows.length;
    }
  }
  return others > 0;
}
