import { count, eq, inArray } from "drizzle-orm";
import type { FieldProblem } from "../../contract/problem.ts";
import type { Db } from "../database/database.ts";
import { conflict, fieldProblem, invalid } from "../http/http-problem.ts";
import { groupBy } from "./group-by.ts";
import { columnOf, type EntityRecord, isId, type Storage, type Stored } from "./stored-entity.ts";

interface Reference {
  readonly path: string;
  readonly to: Stored;
  readonly id: unknown;
}

interface Context {
  readonly storage: Storage;
  readonly stored: Stored;
}

/** Rejects references to missing records, each at its field. */
export async function rejectUnknownReferences(db: Db, context: Context, body: EntityRecord): Promise<void> {
  const { storage, stored } = context;
  const references = [...columnReferences(storage, stored, body), ...linkReferences(storage, stored, body)];
  const problems: FieldProblem[] = [];
  for (const [to, group] of groupBy(references, (reference) => reference.to)) {
    const known = await readKnownIds(db, to, group.map(({ id }) => id).filter(isId));
    problems.push(...group.filter(({ id }) => !(isId(id) && known.has(id.toLowerCase()))).map(toProblem));
  }
  problems.push(...(await findUnrelatedParts(db, context, references)), ...toRepeated(stored, body));
  if (problems.length > 0) {
    throw invalid(problems);
  }
}

/** Repeated ids of links, in any spelling. Their table contains each id once. */
function toRepeated({ links }: Stored, body: EntityRecord): readonly FieldProblem[] {
  return links
    .map(({ field }) => ({ field, value: body[field] }))
    .filter(({ value }) => Array.isArray(value) && new Set(value.map(normalizeId)).size < value.length)
    .map(({ field }) => fieldProblem(field, "uniqueItems", "must not name a record twice"));
}

function normalizeId(id: unknown): string {
  return String(id).toLowerCase();
}

/**
 * Rejects a part that does not belong to the whole in the same body, or that has no whole. The `children` of the whole
 * determine which entities are its parts.
 */
async function findUnrelatedParts(
  db: Db,
  { storage, stored }: Context,
  references: readonly Reference[],
): Promise<readonly FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const part of references) {
    for (const whole of Object.values(storage)) {
      const child = whole.children.find(({ entity }) => entity === part.to.entity);
      const [field] = whole.usedBy.filter(({ table }) => table === stored.table).map((use) => use.field);
      if (child !== undefined && field !== undefined && isId(part.id)) {
        const named = references.filter(({ to }) => to === whole);
        problems.push(...(named.length === 0 ? [toMissing(field)] : await findUnrelated(db, { part, child, named })));
      }
    }
  }
  return problems;
}

interface Part {
  readonly part: Reference;
  readonly child: Stored["children"][number];
  /** The wholes in the same body. */
  readonly named: readonly Reference[];
}

async function findUnrelated(db: Db, { part, child, named }: Part): Promise<readonly FieldProblem[]> {
  const [row] = await db
    .select({ owner: columnOf(child.table, child.ownerColumn) })
    .from(child.table)
    .where(eq(columnOf(child.table, "id"), part.id));
  const isOf = ({ id }: Reference) => String(row?.owner) === String(id).toLowerCase();
  return row === undefined || named.some(isOf) ? [] : [toProblem(part)];
}

/** Reference columns by entity, from the `usedBy` of the other entities. Null refers to no record. */
function columnReferences(storage: Storage, stored: Stored, body: EntityRecord): readonly Reference[] {
  return Object.values(storage).flatMap((to) =>
    to.usedBy
      .filter(({ table, field }) => table === stored.table && (body[field] ?? null) !== null)
      .map(({ field }) => ({ path: field, to, id: body[field] })),
  );
}

function linkReferences(storage: Storage, stored: Stored, body: EntityRecord): readonly Reference[] {
  return stored.links.flatMap((link) => {
    const to = storage[link.to];
    const ids = body[link.field];
    return to === undefined || !Array.isArray(ids)
      ? []
      : ids.map((id: unknown, index) => ({ path: `${link.field}[${index}]`, to, id }));
  });
}

async function readKnownIds(db: Db, to: Stored, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) {
    return new Set();
  }
  const id = columnOf(to.table, "id");
  const rows = await db
    .select({ id })
    .from(to.table)
    .where(inArray(id, [...ids]));
  return new Set(rows.map((row) => String(row.id)));
}

function toProblem({ path, to, id }: Reference): FieldProblem {
  return { path, code: "notFound", params: { entity: to.entity, id }, message: "does not exist" };
}

function toMissing(field: string): FieldProblem {
  return { path: field, code: "required", params: { missingProperty: field }, message: "is required with its part" };
}

/** Rejects the deletion of records that others refer to, with their number per entity. */
export async function rejectIfInUse(db: Db, used: Stored, ids: readonly string[]): Promise<void> {
  const problems: FieldProblem[] = [];
  for (const { entity, field, table, column } of ids.length === 0 ? [] : used.usedBy) {
    const [row] = await db
      .select({ count: count() })
      .from(table)
      .where(inArray(columnOf(table, column), [...ids]));
    if (row !== undefined && row.count > 0) {
      const params = { entity, field, count: row.count };
      problems.push({ path: "", code: "inUse", params, message: `is in use by ${row.count} ${entity} record(s)` });
    }
  }
  if (problems.length > 0) {
    throw conflict("The record is in use", problems);
  }
}
