import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { EntitySchemas } from "../../contract/backend.ts";
import type { Db } from "../database/database.ts";
import { isAmong } from "../database/many-rows.ts";
import { notFound } from "../http/http-problem.ts";
import type { Work } from "../writes/write-handler.ts";
import { rejectRuleViolations } from "./check-rules.ts";
import { type DeletedBy, keepDeleted } from "./deleted-records.ts";
import { type RecordPage, readPage } from "./list-page.ts";
import type { ListRequest } from "./list-query.ts";
import { nextRevision } from "./next-revision.ts";
import { rejectNumbersOutOfRange } from "./number-range.ts";
import { readRecords } from "./read-records.ts";
import { rejectIfInUse, rejectUnknownReferences } from "./references.ts";
import { rejectCycles } from "./reject-cycles.ts";
import { restoreRecord } from "./restore-record.ts";
import { toNewRow, toRowValues } from "./row-values.ts";
import {
  columnOf,
  type EntityRecord,
  isId,
  type Row,
  type Storage,
  type Stored,
  type Versioned,
  versionOf,
} from "./stored-entity.ts";
import { replaceChildren, replaceLinks } from "./write-parts.ts";

/** Throws if the current version is not the expected one. */
export type VersionCheck = (current: { readonly id: string; readonly revision: number }) => void;

/** A record after and before a write. */
export interface Updated extends Versioned {
  readonly before: EntityRecord;
}

/** Records of one entity. A write is prepared first, then executed in a given transaction. */
export interface EntityStore {
  list(request: ListRequest, where?: Row | null): Promise<RecordPage>;
  /** Reads in `tx` if it is given. */
  get(id: string, tx?: Db): Promise<Versioned>;
  /** Like `get`, with a lock on the record until the transaction ends. */
  hold(id: string, tx: Db): Promise<Versioned>;
  /** The records of these ids, each with a lock until the transaction ends. Missing ones are left out. */
  holdAll(ids: readonly string[], tx: Db): Promise<readonly Versioned[]>;
  /** The records of these ids, in any order. */
  getAll(ids: readonly string[], tx: Db): Promise<readonly Versioned[]>;
  create(body: EntityRecord): Promise<Work<Versioned>>;
  /** Replaces the record. */
  update(id: string, body: EntityRecord, check: VersionCheck): Promise<Work<Updated>>;
  /** Sets some columns, including those that only the backend sets. */
  patch(id: string, values: EntityRecord, check: VersionCheck): Work<Updated>;
  /** Returns the deleted record. Keeps a copy in the trash, if the backend has one. */
  delete(id: string, check: VersionCheck, by?: DeletedBy | null): Work<Versioned>;
  /** Copies records to the trash before they are deleted by other means. No effect if the backend has no trash. */
  keep(tx: Db, records: readonly Versioned[], by: DeletedBy | null): Promise<void>;
  /** Writes a deleted record again, as it was, and checks its references and rules. `insert` writes its rows. */
  restore(deleted: Pick<Versioned, "id" | "record">, insert: Work<void>): Work<Versioned>;
}

interface Context {
  readonly db: Db;
  /** The business time zone. */
  readonly timeZone: string;
  readonly storage: Storage;
  readonly stored: Stored;
  readonly schemas: EntitySchemas;
  /** Keeps deleted records in the trash. @defaultValue false */
  readonly hasTrash?: boolean;
}

/**
 * Creates the functions that read and write an entity's records in the database.
 *
 * @example
 * const store = createEntityStore({ db: context.db, timeZone, storage, stored: storedEntity(storage, "ticket") });
 */
export function createEntityStore(context: Context): EntityStore {
  return {
    list: (request, where) => readPage(context, request, where ?? null),
    get: (id, tx) => getRecord(context, tx ?? context.db, id),
    hold: (id, tx) => lockRecord(context, tx, { id, check: () => undefined }),
    holdAll: (ids, tx) => readAll(context, tx, { ids, isLocked: true }),
    getAll: (ids, tx) => readAll(context, tx, { ids, isLocked: false }),
    create: (body) => createRecord(context, body),
    update: (id, body, check) => updateRecord(context, id, { body, check }),
    patch: (id, values, check) => async (tx) => {
      rejectNumbersOutOfRange(context.stored, values);
      const { record: before } = await lockRecord(context, tx, { id, check });
      await setColumns(tx, context.stored, { id, values });
      return { ...(await readWritten(context, tx, { id, before })), before };
    },
    delete: (id, check, by = null) => deleteRecord(context, id, { check, by }),
    keep: (tx, records, by) => keepDeleted(tx, context, { records, by }),
    restore: (deleted, insert) =>
      restoreRecord(context, { deleted, insert, read: (tx) => getRecord(context, tx, deleted.id) }),
  };
}

async function getRecord(context: Context, db: Db, id: string): Promise<Versioned> {
  const { table } = context.stored;
  const rows: readonly Row[] = isId(id)
    ? await db
        .select()
        .from(table)
        .where(eq(columnOf(table, "id"), id))
    : [];
  const [found] = await readRecords({ ...context, db }, rows);
  if (found === undefined) {
    throw notFound();
  }
  return found;
}

/** Reads a record after a write and checks its rules. */
async function readWritten(
  context: Context,
  tx: Db,
  { id, before }: { readonly id: string; readonly before: EntityRecord | null },
): Promise<Versioned> {
  const written = await getRecord(context, tx, id);
  await rejectCycles(tx, context.stored, written);
  await rejectRuleViolations(tx, context, { written, before });
  return written;
}

async function createRecord(context: Context, body: EntityRecord): Promise<Work<Versioned>> {
  const { storage, stored, schemas } = context;
  rejectNumbersOutOfRange(stored, body);
  const values = await toRowValues(stored, Object.keys(schemas.create.properties ?? {}), body);
  const id = newId();
  return async (tx) => {
    await rejectUnknownReferences(tx, context, body);
    await tx.insert(stored.table).values(toNewRow(stored, values, { id, now: new Date().toISOString() }) as never);
    await replaceParts(context, { tx, storage, id }, body);
    return await readWritten(context, tx, { id, before: null });
  };
}

async function updateRecord(
  context: Context,
  id: string,
  { body, check }: { readonly body: EntityRecord; readonly check: VersionCheck },
): Promise<Work<Updated>> {
  const { storage, stored, schemas } = context;
  rejectNumbersOutOfRange(stored, body);
  const values = await toRowValues(stored, Object.keys(schemas.update.properties ?? {}), body);
  return async (tx) => {
    const { record: before } = await lockRecord(context, tx, { id, check });
    await rejectUnknownReferences(tx, context, body);
    await setColumns(tx, stored, { id, values });
    await replaceParts(context, { tx, storage, id }, body);
    return { ...(await readWritten(context, tx, { id, before })), before };
  };
}

type Deletion = { readonly check: VersionCheck; readonly by: DeletedBy | null };

function deleteRecord(context: Context, id: string, { check, by }: Deletion): Work<Versioned> {
  const { storage, stored } = context;
  return async (tx) => {
    const record = await lockRecord(context, tx, { id, check });
    await rejectIfInUse(tx, stored, [id]);
    for (const child of stored.children) {
      const kept = storage[child.entity];
      const owner = columnOf(child.table, child.ownerColumn);
      const rows: readonly Row[] = await tx
        .select({ id: columnOf(child.table, "id") })
        .from(child.table)
        .where(eq(owner, id));
      const ids = rows.map((row) => String(row["id"]));
      await (kept === undefined ? Promise.resolve() : rejectIfInUse(tx, kept, ids));
    }
    await keepDeleted(tx, context, { records: [record], by });
    await tx.delete(stored.table).where(eq(columnOf(stored.table, "id"), id));
    return record;
  };
}

/** Reads and locks a record until the transaction ends. */
async function lockRecord(
  context: Context,
  tx: Db,
  { id, check }: { readonly id: string; readonly check: VersionCheck },
): Promise<Versioned> {
  const { table } = context.stored;
  const rows: readonly Row[] = isId(id)
    ? await tx
        .select()
        .from(table)
        .where(eq(columnOf(table, "id"), id))
        .for("update")
    : [];
  rows.map(versionOf).forEach(check);
  const [found] = await readRecords({ ...context, db: tx }, rows);
  if (found === undefined) {
    throw notFound();
  }
  return found;
}

/** Reads records by id. Locks are taken in the order of the ids, so that two batches cannot wait for each other. */
async function readAll(
  context: Context,
  tx: Db,
  { ids, isLocked }: { readonly ids: readonly string[]; readonly isLocked: boolean },
): Promise<readonly Versioned[]> {
  const { table } = context.stored;
  const known = ids.filter(isId);
  if (known.length === 0) {
    return [];
  }
  const id = columnOf(table, "id");
  const query = tx.select().from(table).where(isAmong(id, known)).orderBy(id);
  const rows: readonly Row[] = await (isLocked ? query.for("update") : query);
  return await readRecords({ ...context, db: tx }, rows);
}

async function setColumns(
  tx: Db,
  { table, updatedAt }: Stored,
  { id, values }: { readonly id: string; readonly values: EntityRecord },
): Promise<void> {
  const time = updatedAt === null ? {} : { [updatedAt]: new Date().toISOString() };
  const revision = nextRevision(columnOf(table, "revision"));
  await tx
    .update(table)
    .set({ ...values, ...time, revision })
    .where(eq(columnOf(table, "id"), id));
}

async function replaceParts(
  { stored, schemas }: Context,
  owner: Parameters<typeof replaceLinks>[0],
  body: EntityRecord,
) {
  for (const link of stored.links) {
    await replaceLinks(owner, link, body);
  }
  for (const child of stored.children) {
    const { items } = schemas.update.properties?.[child.field] ?? schemas.create.properties?.[child.field] ?? {};
    const writable = items?.properties === undefined ? null : Object.keys(items.properties);
    await replaceChildren(owner, { child, writable }, body);
  }
}
