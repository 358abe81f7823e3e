import { pathsOf } from "../../../contract/predicate.ts";
import type { Db } from "../../database/database.ts";
import { type HttpProblem, invalid } from "../../http/http-problem.ts";
import { findReferenceProblems } from "../references.ts";
import type { Stored } from "../stored-entity.ts";
import type { BatchEntity } from "./batch-entity.ts";
import type { WritableRow, WrittenRow } from "./check-rows.ts";
import { RefusedRows, writeGroup } from "./write-group.ts";

/** The outcome of each row: written, or the error of the single call. */
export type Outcomes = Map<WritableRow, WrittenRow | HttpProblem>;

/** Writes rows in their order. Consecutive rows of one operation are written together if their entity allows it. */
export async function writeRows(entity: BatchEntity, tx: Db, rows: readonly WritableRow[]): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  await refuseUnknownReferences(entity, tx, { rows, outcomes });
  const known = rows.filter((row) => !outcomes.has(row));
  for (const group of toGroups(entity, known)) {
    const isTogether = group[0] !== undefined && canBeTogether(entity, group[0]);
    await (isTogether ? writeTogether : writeEach)(entity, tx, { rows: group, outcomes });
  }
  return outcomes;
}

interface Rows {
  readonly rows: readonly WritableRow[];
  readonly outcomes: Outcomes;
}

async function refuseUnknownReferences(entity: BatchEntity, tx: Db, { rows, outcomes }: Rows): Promise<void> {
  const { storage, stored } = entity;
  const columns = Object.values(storage).flatMap(({ usedBy }) =>
    usedBy.filter(({ table }) => table === stored.table).map(({ field }) => field),
  );
  const names = new Set([...columns, ...stored.links.map(({ field }) => field)]);
  const referring = rows.filter(({ fields }) => fields.some((field) => names.has(field)));
  const bodies = referring.map(({ body }) => body);
  const problems = referring.length === 0 ? [] : await findReferenceProblems(tx, entity, bodies);
  for (const [index, row] of referring.entries()) {
    const found = problems[index] ?? [];
    if (found.length > 0) {
      outcomes.set(row, invalid(found));
    }
  }
}

/** Consecutive rows of the same operation that are written the same way. */
function toGroups(entity: BatchEntity, rows: readonly WritableRow[]): readonly (readonly WritableRow[])[] {
  const groups: WritableRow[][] = [];
  let last = "";
  for (const row of rows) {
    const key = `${row.operation} ${canBeTogether(entity, row)}`;
    const group = groups.at(-1);
    if (group === undefined || key !== last) {
      groups.push([row]);
    } else {
      group.push(row);
    }
    last = key;
  }
  return groups;
}

/**
 * Whether one statement can write the row together with others. Embedded records, cycles and rules that count other
 * records need the code of the single call.
 */
function canBeTogether({ stored }: BatchEntity, { operation, body, fields }: WritableRow): boolean {
  const { children, columns, trees = [] } = stored;
  if (operation === "delete") {
    return children.length === 0;
  }
  if (isCounted(stored, fields)) {
    return false;
  }
  return operation === "create"
    ? children.every(({ field }) => !Array.isArray(body[field]) || body[field].length === 0)
    : fields.every((field) => columns.includes(field) && !trees.includes(field));
}

/** Whether a rule that counts other records depends on one of the fields, or on a computed one. */
function isCounted({ rules = [], columns }: Stored, fields: readonly string[]): boolean {
  return rules.some((rule) => {
    if (rule.atMostOne === null) {
      return false;
    }
    const names = [rule.at, ...rule.per, ...pathsOf(rule.atMostOne)].map((path) => path.split(".")[0] ?? "");
    return names.some((name) => fields.includes(name) || !columns.includes(name));
  });
}

/** Writes rows by as few statements as possible. Rejected rows do not affect the others. */
async function writeTogether(entity: BatchEntity, tx: Db, { rows, outcomes }: Rows): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  try {
    const written = await tx.transaction((savepoint) => writeGroup(entity, savepoint, rows));
    for (const [row, outcome] of written) {
      outcomes.set(row, outcome);
    }
  } catch (error) {
    if (error instanceof RefusedRows) {
      for (const [row, problem] of error.problems) {
        outcomes.set(row, problem);
      }
      await writeTogether(entity, tx, { rows: rows.filter((row) => !error.problems.has(row)), outcomes });
      return;
    }
    entity.toRefusal(error);
    // The database names no row, so halves are tried until one row is left.
    const half = Math.ceil(rows.length / 2);
    await (rows.length === 1 ? writeEach(entity, tx, { rows, outcomes }) : undefined);
    if (rows.length > 1) {
      await writeTogether(entity, tx, { rows: rows.slice(0, half), outcomes });
      await writeTogether(entity, tx, { rows: rows.slice(half), outcomes });
    }
    return;
  }
  // Skipped by the insert: the code of the single call finds the reason.
  await writeEach(entity, tx, { rows: rows.filter((row) => !outcomes.has(row)), outcomes });
}

/** Writes rows one by one, each by the code of the single call. */
async function writeEach(entity: BatchEntity, tx: Db, { rows, outcomes }: Rows): Promise<void> {
  for (const row of rows) {
    try {
      outcomes.set(row, await tx.transaction((savepoint) => writeAlone(entity, savepoint, row)));
    } catch (error) {
      outcomes.set(row, entity.toRefusal(error));
    }
  }
}

const anyVersion = () => undefined;

async function writeAlone(
  { store, afterWrite, by = null }: BatchEntity,
  tx: Db,
  row: WritableRow,
): Promise<WrittenRow> {
  const { operation, before, body } = row;
  const id = before?.id ?? "";
  if (operation === "delete") {
    await store.delete(id, anyVersion, by)(tx);
    await afterWrite(tx, { before: before?.record ?? null, after: null });
    return { before, after: null };
  }
  const work = await (operation === "create" ? store.create(body) : store.update(id, body, anyVersion));
  const after = await work(tx);
  await afterWrite(tx, { before: before?.record ?? null, after: after.record });
  return { before, after };
}
