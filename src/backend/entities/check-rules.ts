import { isDeepStrictEqual } from "node:util";
import { and, count, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { type Calendar, calendarAt } from "../../contract/calendar.ts";
import { holds, type Predicate, pathsOf, type RuleDescriptor } from "../../contract/predicate.ts";
import type { FieldProblem } from "../../contract/problem.ts";
import type { Db } from "../database/database.ts";
import { invalid } from "../http/http-problem.ts";
import { toPredicateCondition } from "./predicate-condition.ts";
import { toFieldValue } from "./read-records.ts";
import {
  columnOf,
  type EntityRecord,
  isId,
  type Row,
  type Storage,
  type Stored,
  type Versioned,
} from "./stored-entity.ts";

interface Context {
  readonly storage: Storage;
  readonly stored: Stored;
  /** The business time zone. */
  readonly timeZone: string;
  /** Related rows by table and id, shared by the records of one batch. Default: each record reads its own. */
  readonly related?: Map<string, Promise<Row | undefined>>;
  /** Shared by the records of one batch. Default: that of now. */
  readonly calendar?: Calendar;
}

/** A record after a write, and before it; null if it is new. */
interface Change {
  readonly written: Versioned;
  readonly before: EntityRecord | null;
}

/**
 * Throws if a record violates a rule of its entity after a write; the transaction rolls the write back. A rule is
 * skipped if the write did not change its fields, so that a record with an old violation can be saved.
 */
export async function rejectRuleViolations(tx: Db, context: Context, { written, before }: Change): Promise<void> {
  const broken: FieldProblem[] = [];
  const asked = (context.stored.rules ?? []).filter(
    (rule) => before === null || isAffected(rule, written.record, before),
  );
  for (const rule of asked) {
    if (await isBroken(tx, context, { rule, written })) {
      broken.push({
        path: rule.at,
        code: "rule",
        params: { entity: context.stored.entity, rule: rule.name },
        message: `breaks the rule "${rule.name}"`,
      });
    }
  }
  if (broken.length > 0) {
    throw invalid(broken);
  }
}

function isAffected({ at, never, atMostOne, per }: RuleDescriptor, now: EntityRecord, before: EntityRecord): boolean {
  const paths = [at, ...per, ...[never, atMostOne].flatMap((predicate) => (predicate ? pathsOf(predicate) : []))];
  const fields = paths.map((path) => path.split(".")[0] ?? "");
  return fields.some((field) => !isDeepStrictEqual(now[field] ?? null, before[field] ?? null));
}

interface Written {
  readonly rule: RuleDescriptor;
  readonly written: Versioned;
}

async function isBroken(tx: Db, context: Context, { rule, written }: Written): Promise<boolean> {
  const { record } = written;
  const { calendar = calendarAt(context.timeZone) } = context;
  if (rule.never !== null) {
    const related = await readRelated(tx, context, { predicate: rule.never, record });
    return holds(rule.never, (path) => (path.includes(".") ? related.get(path) : record[path]), calendar);
  }
  if (rule.atMostOne === null || !holds(rule.atMostOne, (path) => record[path], calendar)) {
    return false;
  }
  return (await countOthers(tx, context.stored, { rule, written, calendar })) > 0;
}

/** Values of fields of related records, by path. */
async function readRelated(
  tx: Db,
  { storage, stored, related = new Map() }: Context,
  { predicate, record }: { readonly predicate: Predicate; readonly record: EntityRecord },
): Promise<ReadonlyMap<string, unknown>> {
  const values = new Map<string, unknown>();
  for (const path of pathsOf(predicate).filter((name) => name.includes("."))) {
    const [own = "", other = ""] = path.split(".");
    const id = record[own];
    const to = Object.values(storage).find(({ usedBy }) =>
      usedBy.some(({ table, field }) => table === stored.table && field === own),
    );
    if (to !== undefined && isId(id)) {
      const key = `${to.entity} ${id}`;
      const reading = related.get(key) ?? readRow(tx, to, id);
      related.set(key, reading);
      values.set(path, toFieldValue(columnOf(to.table, other), (await reading)?.[other]));
    }
  }
  return values;
}

async function readRow(tx: Db, { table }: Stored, id: string): Promise<Row | undefined> {
  const rows: readonly Row[] = await tx
    .select()
    .from(table)
    .where(eq(columnOf(table, "id"), id));
  return rows[0];
}

/** Counts the other records that match the rule. An advisory lock serializes concurrent counts. */
async function countOthers(
  tx: Db,
  stored: Stored,
  { rule, written, calendar }: Written & { readonly calendar: Calendar },
): Promise<number> {
  const { table, entity } = stored;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`rule ${entity}.${rule.name}`}))`);
  const same = rule.per.map((field): SQL => {
    const value = written.record[field];
    const column = columnOf(table, field);
    return value === undefined || value === null ? isNull(column) : eq(column, value);
  });
  const like = toPredicateCondition(table, rule.atMostOne ?? { any: [] }, calendar);
  const [found] = await tx
    .select({ count: count() })
    .from(table)
    .where(and(ne(columnOf(table, "id"), written.id), ...same, like));
  return found?.count ?? 0;
}
