import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { calendarAt } from "../../../contract/calendar.ts";
import type { Db } from "../../database/database.ts";
import { insertNewRows, insertRows, isAmong, updateRows } from "../../database/many-rows.ts";
import type { HttpProblem } from "../../http/http-problem.ts";
import { rejectRuleViolations } from "../check-rules.ts";
import { groupBy } from "../group-by.ts";
import { nextRevision } from "../next-revision.ts";
import { findUses } from "../references.ts";
import { toNewRow } from "../row-values.ts";
import { columnOf, type Row, type Versioned } from "../stored-entity.ts";
import type { BatchEntity } from "./batch-entity.ts";
import { toSmallProblem, type WritableRow, type WrittenRow } from "./check-rows.ts";

/** Rows that a rule rejects after they were written. Their group is rolled back and written again without them. */
export class RefusedRows extends Error {
  override readonly name = "RefusedRows";
  readonly problems: ReadonlyMap<WritableRow, HttpProblem>;

  constructor(problems: ReadonlyMap<WritableRow, HttpProblem>) {
    super("Some rows are refused");
    this.problems = problems;
  }
}

type Written = ReadonlyMap<WritableRow, WrittenRow>;

/**
 * Writes rows of one operation by a statement for all of them. New rows that violate a unique constraint are left out.
 * Throws `RefusedRows`, or the error of the database.
 */
export async function writeGroup(entity: BatchEntity, tx: Db, rows: readonly WritableRow[]): Promise<Written> {
  switch (rows[0]?.operation) {
    case "create":
      return await createGroup(entity, tx, rows);
    case "update":
      return await updateGroup(entity, tx, rows);
    default:
      return await deleteGroup(entity, tx, rows);
  }
}

async function createGroup(entity: BatchEntity, tx: Db, rows: readonly WritableRow[]): Promise<Written> {
  const { stored } = entity;
  const now = new Date().toISOString();
  const byId = new Map(rows.map((row) => [newId(), row]));
  const values = [...byId].map(([id, row]) => toNewRow(stored, row.values, { id, now }));
  const inserted = new Set(await insertNewRows(tx, stored.table, values));
  const created = new Map([...byId].filter(([id]) => inserted.has(id)));
  for (const { field, table, ownerColumn, targetColumn } of stored.links) {
    const links = [...created].flatMap(([id, { body }]) =>
      (Array.isArray(body[field]) ? body[field] : []).map((target: unknown, position) => ({
        [ownerColumn]: id,
        [targetColumn]: target,
        position,
      })),
    );
    await (links.length === 0 ? undefined : insertRows(tx, table, links));
  }
  return await checkWritten(entity, tx, created);
}

async function updateGroup(entity: BatchEntity, tx: Db, rows: readonly WritableRow[]): Promise<Written> {
  const { table, updatedAt } = entity.stored;
  const others = [sql`${sql.identifier("revision")} = ${nextRevision(columnOf(table, "revision"))}`];
  const time = updatedAt === null ? {} : { [updatedAt]: new Date().toISOString() };
  for (const [key, group] of groupBy(rows, ({ values }) => Object.keys(values).sort().join(" "))) {
    const fields = [...key.split(" "), ...Object.keys(time)];
    const values = group.map((row) => ({ ...row.values, ...time, id: row.before?.id }));
    await updateRows(tx, table, { fields, rows: values, others });
  }
  return await checkWritten(entity, tx, new Map(rows.map((row) => [row.before?.id ?? "", row])));
}

async function deleteGroup(entity: BatchEntity, tx: Db, rows: readonly WritableRow[]): Promise<Written> {
  const { stored, afterWrite } = entity;
  const ids = rows.flatMap(({ before }) => before?.id ?? []);
  const uses = await findUses(tx, stored, ids);
  const problems = new Map<WritableRow, HttpProblem>();
  for (const row of rows) {
    const problem = uses.get(row.before?.id ?? "");
    if (problem !== undefined) {
      problems.set(row, problem);
    }
  }
  if (problems.size > 0) {
    throw new RefusedRows(problems);
  }
  const deleted = rows.flatMap(({ before }) => before ?? []);
  await entity.store.keep(tx, deleted, entity.by ?? null);
  await tx.delete(stored.table).where(isAmong(columnOf(stored.table, "id"), ids));
  await refuseBroken(rows, (row) => afterWrite(tx, { before: row.before?.record ?? null, after: null }));
  return new Map(rows.map((row) => [row, { before: row.before, after: null }]));
}

/** Reads written records, by id, and checks their rules. */
async function checkWritten(entity: BatchEntity, tx: Db, byId: ReadonlyMap<string, WritableRow>): Promise<Written> {
  const written = new Map<WritableRow, Versioned>();
  for (const after of await entity.store.getAll([...byId.keys()], tx)) {
    const row = byId.get(after.id);
    if (row !== undefined) {
      written.set(row, after);
    }
  }
  const shared = {
    related: new Map<string, Promise<Row | undefined>>(),
    calendar: calendarAt(entity.timeZone),
  };
  const rows = [...written.keys()];
  await refuseBroken(rows, async (row) => {
    const after = written.get(row);
    const before = row.before?.record ?? null;
    if (after !== undefined) {
      await rejectRuleViolations(tx, { ...entity, ...shared }, { written: after, before });
      await entity.afterWrite(tx, { before, after: after.record });
    }
  });
  return new Map([...written].map(([row, after]) => [row, { before: row.before, after }]));
}

/** Runs a check for each row. Throws the refusals of all rows together. */
async function refuseBroken(rows: readonly WritableRow[], check: (row: WritableRow) => Promise<void>): Promise<void> {
  const problems = new Map<WritableRow, HttpProblem>();
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      problems.set(row, toSmallProblem(error));
    }
  }
  if (problems.size > 0) {
    throw new RefusedRows(problems);
  }
}
