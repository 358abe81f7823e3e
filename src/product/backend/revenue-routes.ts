import { sql } from "drizzle-orm";
import {
  type BackendContext,
  type Db,
  fieldProblem,
  invalid,
  readRows,
  toBusinessDay,
  toResponses,
} from "entity-console/backend";
import type { FastifyInstance } from "fastify";
import { serviceCalls } from "../../../generated/backend/service.ts";
import type { RevenueAccountsQuery, RevenueHistory, RevenueHistoryQuery } from "../../../schema/service.ts";
import { monthsBetween } from "./month-parts.ts";
import { revenueMovements } from "./own-tables.ts";
import { readRevenueAccounts } from "./read-revenue-accounts.ts";
import { readCouponMonths, readRevenueMonths } from "./read-revenue-history.ts";

/** Version of the rules for movements (decision 0076). */
const RULE_VERSION = 1;
const MAX_MONTHS = 120;

/** `GET /dashboard/finance/history` and `/accounts`: recurring revenue over time, and the accounts behind a figure. */
export function registerRevenueRoutes(app: FastifyInstance, { db, config: { timeZone } }: BackendContext): void {
  const { revenueHistory, revenueAccounts } = serviceCalls;
  app.route({
    method: revenueHistory.method,
    url: revenueHistory.path,
    schema: { querystring: revenueHistory.query, response: toResponses(revenueHistory) },
    handler: async ({ query }) => await readHistory(db, query as RevenueHistoryQuery, timeZone),
  });
  app.route({
    method: revenueAccounts.method,
    url: revenueAccounts.path,
    schema: { querystring: revenueAccounts.query, response: toResponses(revenueAccounts) },
    handler: async ({ query }) => {
      checkPeriod(query as RevenueAccountsQuery);
      return await readRevenueAccounts(db, query as RevenueAccountsQuery, timeZone);
    },
  });
}

async function readHistory(db: Db, query: RevenueHistoryQuery, timeZone: string): Promise<RevenueHistory> {
  checkPeriod(query);
  const now = new Date();
  const today = toBusinessDay(now, timeZone);
  const scope = { ...query, splitBy: query.splitBy ?? "unsplit", timeZone, today };
  const first = await readRows<{ readonly since: string | null }>(
    db,
    sql`select to_char(min(${revenueMovements.effectiveAt}) at time zone ${timeZone}, 'YYYY-MM-DD') as "since" from ${revenueMovements}`,
  );
  const since = first[0]?.since ?? null;
  return {
    monthsZone: timeZone,
    computedAt: now.toISOString(),
    ...(since === null ? {} : { firstMovement: since }),
    ruleVersion: RULE_VERSION,
    revenue: since === null ? [] : await readRevenueMonths(db, scope, since),
    coupons: await readCouponMonths(db, scope),
  };
}

/** Rejects a period that is none, or too long. */
export function checkPeriod({ sinceDay, untilDay }: Pick<RevenueHistoryQuery, "sinceDay" | "untilDay">): void {
  if (sinceDay > untilDay) {
    throw invalid([fieldProblem("sinceDay", "range", "is after the last day")]);
  }
  if (monthsBetween(sinceDay, untilDay) > MAX_MONTHS) {
    throw invalid([fieldProblem("sinceDay", "range", `is more than ${MAX_MONTHS} months before the last day`)]);
  }
}
