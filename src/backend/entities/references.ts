import { count } from "drizzle-orm";
import type { FieldProblem } from "../../contract/problem.ts";
import type { Db } from "../database/database.ts";
import { isAmong } from "../database/many-rows.ts";
import { conflict, fieldProblem, type HttpProblem, invalid } from "../http/http-problem.ts";
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
  const [problems = []] = await findReferenceProblems(db, context, [body]);
  if (problems.length > 0) {
    throw invalid(problems);
  }
}

/** The problems of each body's references, in the order of the bodies. The number of queries depends on the entity only. */
export async function findReferenceProblems(
  db: Db,
  { storage, stored }: Context,
  bodies: readonly EntityRecord[],
): Promise<readonly (readonly FieldProblem[])[]> {
  const references = bodies.map((body) => [
    ...columnReferences(storage, stored, body),
    ...linkReferences(storage, stored, body),
  ]);
  const all = references.flat();
  const known = new Map<Stored, ReadonlySet<string>>();
  for (const [to, group] of groupBy(all, (reference) => reference.to)) {
    known.set(to, await readKnownIds(db, to, group.map(({ id }) => id).filter(isId)));
  }
  const isKnown = ({ to, id }: Reference) => isId(id) && known.get(to)?.has(id.toLowerCase()) === true;
  const wholes = Object.values(storage).flatMap((whole) => toWholes(whole, stored));
  const owners = await readOwners(db, wholes, all);
  return bodies.map((body, index) => {
    const own = references[index] ?? [];
    const grouped = [...groupBy(own, ({ to }) => to).values()].flat();
    return [
      ...grouped.filter((reference) => !isKnown(reference)).map(toProblem),
      ...findUnrelatedParts(wholes, owners, own),
      ...toRepeated(stored, body),
    ];
  });
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

/** A record that owns others, which the same body may refer to: its `children` determine which entities they are. */
interface Whole {
  readonly whole: Stored;
  readonly child: Stored["children"][number];
  /** The field of the body that refers to the whole. */
  readonly field: string;
}

function toWholes(whole: Stored, stored: Stored): readonly Whole[] {
  const [use] = whole.usedBy.filter(({ table }) => table === stored.table);
  return use === undefined ? [] : whole.children.map((child) => ({ whole, child, field: use.field }));
}

/** The owner of each part that a reference names, by the child and the id of the part. */
type Owners = ReadonlyMap<Whole["child"], ReadonlyMap<string, string>>;

async function readOwners(db: Db, wholes: readonly Whole[], references: readonly Reference[]): Promise<Owners> {
  const owners = new Map<Whole["child"], ReadonlyMap<string, string>>();
  for (const { child } of wholes) {
    const parts = references.filter(({ to }) => to.entity === child.entity).map(({ id }) => id);
    const ids = [...new Set(parts.filter(isId))];
    const id = columnOf(child.table, "id");
    const rows =
      ids.length === 0
        ? []
        : await db
            .select({ id, owner: columnOf(child.table, child.ownerColumn) })
            .from(child.table)
            .where(isAmong(id, ids));
    owners.set(child, new Map(rows.map((row) => [String(row.id), String(row.owner)])));
  }
  return owners;
}

/** Rejects a part that does not belong to the whole in the same body, or that has no whole. */
function findUnrelatedParts(
  wholes: readonly Whole[],
  owners: Owners,
  references: readonly Reference[],
): readonly FieldProblem[] {
  return references.flatMap((part) =>
    wholes
      .filter(({ child }) => child.entity === part.to.entity && isId(part.id))
      .flatMap(({ whole, child, field }) => {
        const named = references.filter(({ to }) => to === whole);
        if (named.length === 0) {
          return [toMissing(field)];
        }
        const owner = owners.get(child)?.get(String(part.id).toLowerCase());
        const isOwned = owner === undefined || named.some(({ id }) => owner === normalizeId(id));
        return isOwned ? [] : [toProblem(part)];
      }),
  );
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
    .where(isAmong(id, [...new Set(ids)]));
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
      .where(isAmong(columnOf(table, column), ids));
    if (row !== undefined && row.count > 0) {
      problems.push(toUseProblem(entity, field, row.count));
    }
  }
  if (problems.length > 0) {
    throw inUse(problems);
  }
}

/** The records of `ids` that others refer to, each with the error of its deletion. */
export async function findUses(
  db: Db,
  used: Stored,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HttpProblem>> {
  const found = new Map<string, FieldProblem[]>();
  for (const { entity, field, table, column } of ids.length === 0 ? [] : used.usedBy) {
    const id = columnOf(table, column);
    const rows = await db.select({ id, count: count() }).from(table).where(isAmong(id, ids)).groupBy(id);
    for (const row of rows) {
      const of = String(row.id);
      found.set(of, [...(found.get(of) ?? []), toUseProblem(entity, field, row.count)]);
    }
  }
  return new Map([...found].map(([id, problems]) => [id, inUse(problems)]));
}

function toUseProblem(entity: string, field: string, uses: number): FieldProblem {
  const message = `is in use by ${uses} ${entity} record(s)`;
  return { path: "", code: "inUse", params: { entity, field, count: uses }, message };
}

function inUse(problems: readonly FieldProblem[]): HttpProblem {
  return conflict("The record is in use", problems);
}
