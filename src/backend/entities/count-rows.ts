import { count, type SQL, sql } from "drizzle-orm";
import { COUNTED_ROWS, SKIPPED_ROWS } from "../../contract/counted-rows.ts";
import type { Db } from "../database/database.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";
import type { Stored } from "./stored-entity.ts";

interface Context {
  readonly db: Db;
  readonly stored: Stored;
}

/** Rejects a page at such depth. In a shorter list, the page is empty. */
export async function requireEnd(context: Context, condition: SQL | undefined): Promise<void> {
  const counted = await countUpTo(context, condition, SKIPPED_ROWS + 1);
  if (counted > SKIPPED_ROWS) {
    const message = `begins after ${SKIPPED_ROWS} records: ask for an earlier page, and go on from its nextCursor`;
    throw new HttpProblem(400, "The query is not valid", [fieldProblem("page", "maximum", message)]);
  }
}

/** Counts rows up to the limit. */
export async function countUpTo({ db, stored }: Context, condition: SQL | undefined, limit: number): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as("one") })
    .from(stored.table)
    .where(condition)
    .limit(limit)
    .as("counted");
  const [found] = await db.select({ total: count() }).from(rows);
  return found?.total ?? 0;
}

/** Counts all matching rows, or up to one more than the limit. */
export async function countMatching(
  context: Context,
  condition: SQL | undefined,
  wish: "exact" | undefined,
): Promise<number> {
  if (wish !== "exact") {
    return await countUpTo(context, condition, COUNTED_ROWS + 1);
  }
  const { db, stored } = context;
  const [found] = await db.select({ total: count() }).from(stored.table).where(condition);
  return found?.total ?? 0;
}
