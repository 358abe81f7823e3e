import { eq, inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "../database/database.ts";
import { nextRevision } from "./next-revision.ts";
import { rejectIfInUse } from "./references.ts";
import { toNewRow } from "./row-values.ts";
import { columnOf, type EntityRecord, type Row, type Storage, type Stored } from "./stored-entity.ts";

type Link = Stored["links"][number];
type Child = Stored["children"][number];

/** Target of a write of parts: a transaction, and the record that owns them. */
export interface Owner {
  readonly tx: Db;
  readonly storage: Storage;
  readonly id: string;
}

/** A list of rows in a record, and the fields that a body may set; null: all. */
export interface Rows {
  readonly child: Child;
  readonly writable: readonly string[] | null;
}

/** Replaces the links of a record with the ids of the body, in order. */
export async function replaceLinks({ tx, id }: Owner, link: Link, body: EntityRecord): Promise<void> {
  await tx.delete(link.table).where(eq(columnOf(link.table, link.ownerColumn), id));
  const targets = listOf<string>(body[link.field]);
  if (targets.length > 0) {
    const rows = targets.map((target, position) => ({
      [link.ownerColumn]: id,
      [link.targetColumn]: target,
      position,
    }));
    await tx.insert(link.table).values(rows);
  }
}

/** Replaces the children of a record: a known id is updated, a missing id is inserted, and the others are deleted. */
export async function replaceChildren(owner: Owner, { child, writable }: Rows, body: EntityRecord): Promise<void> {
  const { tx, storage, id } = owner;
  const idColumn = columnOf(child.table, "id");
  const rows: readonly Row[] = await tx
    .select({ id: idColumn })
    .from(child.table)
    .where(eq(columnOf(child.table, child.ownerColumn), id));
  const known = new Set(rows.map((row) => String(row["id"])));
  const inserts: EntityRecord[] = [];
  const updates: { readonly id: string; readonly values: EntityRecord }[] = [];
  const kept = storage[child.entity];
  for (const [position, item] of listOf<EntityRecord>(body[child.field]).entries()) {
    const values = { ...toChildValues({ child, writable }, item), position };
    const childId = String(item["id"] ?? "").toLowerCase();
    if (known.delete(childId)) {
      updates.push({ id: childId, values });
    } else {
      inserts.push({ ...toNewChild(kept, values), position, [child.ownerColumn]: id });
    }
  }
  const gone = [...known];
  if (gone.length > 0) {
    await (kept === undefined ? Promise.resolve() : rejectIfInUse(tx, kept, gone));
    await tx.delete(child.table).where(inArray(idColumn, gone));
  }
  for (const update of updates) {
    const revision = nextRevision(columnOf(child.table, "revision"));
    await tx
      .update(child.table)
      .set({ ...update.values, revision })
      .where(eq(idColumn, update.id));
  }
  if (inserts.length > 0) {
    await tx.insert(child.table).values(inserts);
  }
}

function toNewChild(kept: Stored | undefined, values: EntityRecord): EntityRecord {
  const id = newId();
  return kept === undefined ? { ...values, id } : toNewRow(kept, values, { id, now: new Date().toISOString() });
}

/** Fields that a body cannot set stay unchanged. */
function toChildValues({ child, writable }: Rows, item: EntityRecord): EntityRecord {
  const own = child.columns.filter((name) => name !== "id" && name !== child.ownerColumn);
  const names = own.filter((name) => writable === null || writable.includes(name));
  return Object.fromEntries(names.map((name) => [name, item[name] ?? null]));
}

/** The items were validated by the body's schema. */
function listOf<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}
