import { asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { isSameText } from "../../contract/text-identity.ts";
import type { Db } from "../database/database.ts";
import { deletedRecords } from "../database/own-tables.ts";
import { hasAnyText } from "../database/same-text.ts";
import type { EntityRecord } from "../entities/stored-entity.ts";
import type { BackendProduct } from "../product.ts";
import { toMention } from "./find-mentions.ts";
import type { Person } from "./find-person.ts";

/** Deleted records that contain one of the texts as a whole. */
async function findMentioning(db: Db, texts: readonly string[]) {
  const { id, entity, recordId, title, deletedAt, username, record } = deletedRecords;
  return await db
    .select({ id, entity, recordId, title, deletedAt, username, record })
    .from(deletedRecords)
    .where(mentions(texts))
    .orderBy(asc(deletedAt), asc(id));
}

function mentions(texts: readonly string[]): SQL {
  return toMention(sql`jsonb_build_array(record_id, title, record, content)`, texts) ?? sql`false`;
}

/** Adds the person's records that are in the trash, so that references to them and their audit entries are found too. */
export async function withDeletedRecords(
  db: Db,
  { persons = {} }: Pick<BackendProduct, "persons">,
  person: Person,
): Promise<Person> {
  const { names, records } = person;
  const isNamed = (text: unknown) => typeof text === "string" && names.some((name) => isSameText(name, text));
  const deleted = (await findMentioning(db, names)).flatMap(({ entity, recordId, record }) => {
    const { name: field, personal = [] } = persons[entity] ?? {};
    const values = record as EntityRecord;
    return field !== undefined && isNamed(values[field])
      ? [{ entity, id: recordId, personal, record: values, namedBy: [] }]
      : [];
  });
  return { ...person, records: [...records, ...deleted] };
}

/** Deleted records of the person, and those that mention them by a name or by the id of one of their records. */
async function findInTrash(db: Db, { names, records }: Person) {
  return await findMentioning(db, [...names, ...records.map(({ id }) => id)]);
}

/** What the trash has of a person, without the rows as the database keeps them. */
export async function readTrash(db: Db, person: Person): Promise<readonly object[]> {
  return (await findInTrash(db, person)).map(({ id: _, ...row }) => row);
}

/**
 * Deletes a person's records, and those that mention the person, from the trash. Returns their number. Records that the
 * person deleted stay, without the name.
 */
export async function eraseTrash(tx: Db, person: Person): Promise<number> {
  const ids = (await findInTrash(tx, person)).map(({ id }) => id);
  const isStaff = person.staff === null ? undefined : eq(deletedRecords.userId, person.staff.id);
  const isDeleter = or(hasAnyText(deletedRecords.username, person.names), isStaff);
  await tx.update(deletedRecords).set({ username: null, userId: null }).where(isDeleter);
  if (ids.length > 0) {
    await tx.delete(deletedRecords).where(inArray(deletedRecords.id, ids));
  }
  return ids.length;
}
