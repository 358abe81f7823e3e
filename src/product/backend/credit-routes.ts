import { sql } from "drizzle-orm";
import { type BackendContext, type Db, readRows, toBusinessDay, toResponses } from "entity-console/backend";
import type { FastifyInstance } from "fastify";
import { serviceCalls } from "../../../generated/backend/service.ts";
import { coupons } from "../../../generated/backend/tables.ts";
import type { CreditCoupon, CreditMonth } from "../../../schema/revenue.ts";
import type { CreditCoupons, CreditCouponsQuery, CreditHistory, CreditHistoryQuery } from "../../../schema/service.ts";
import { toMonthParts } from "./month-parts.ts";
import { couponCreditStates as states } from "./own-tables.ts";
import { checkPeriod } from "./revenue-routes.ts";
import { endOf } from "./revenue-sql.ts";

const PAGE = 100;

/** `GET /dashboard/finance/credits` and `/credits/coupons`: outstanding credits by month, and the coupons that have them. */
export function registerCreditRoutes(app: FastifyInstance, { db, config: { timeZone } }: BackendContext): void {
  const { creditHistory, creditCoupons } = serviceCalls;
  app.route({
    method: creditHistory.method,
    url: creditHistory.path,
    schema: { querystring: creditHistory.query, response: toResponses(creditHistory) },
    handler: async ({ query }) => await readCreditHistory(db, query as CreditHistoryQuery, timeZone),
  });
  app.route({
    method: creditCoupons.method,
    url: creditCoupons.path,
    schema: { querystring: creditCoupons.query, response: toResponses(creditCoupons) },
    handler: async ({ query }) => await readCreditCoupons(db, query as CreditCouponsQuery, timeZone),
  });
}

async function readCreditHistory(db: Db, query: CreditHistoryQuery, timeZone: string): Promise<CreditHistory> {
  checkPeriod(query);
  const now = new Date();
  const [first] = await readRows<{ readonly since: string | null }>(
    db,
    sql`select to_char(min(${states.effectiveAt}) at time zone ${timeZone}, 'YYYY-MM-DD') as "since" from ${states}`,
  );
  const since = first?.since ?? null;
  const answer = { monthsZone: timeZone, computedAt: now.toISOString() };
  if (since === null) {
    return { ...answer, credits: [] };
  }
  const months = toMonthParts({ ...query, today: toBusinessDay(now, timeZone) }).filter(
    ({ untilDay }) => untilDay >= since,
  );
  const days = months.map(({ untilDay }) => untilDay);
  const sums = await readRows<Omit<CreditMonth, "sinceDay" | "isPartial">>(db, sumsOn(days, timeZone));
  const credits = months.map(({ month: _, ...days }): CreditMonth => {
    const sum = sums.find(({ untilDay }) => untilDay === days.untilDay);
    return { isRestated: false, outstandingCredits: 0, creditCoupons: 0, unlimitedCoupons: 0, ...sum, ...days };
  });
  return { ...answer, firstState: since, credits };
}

/** Sums on each day. A state holds until the next one of its coupon, at most until its last day. */
function sumsOn(days: readonly string[], timeZone: string) {
  return sql`with spans as (
      select ${states.credits} as credits, ${states.isUnlimited} as is_unlimited, ${states.lastDay} as last_day,
        ${states.effectiveAt} as effective_at, ${states.recordedAt} as recorded_at,
        lead(${states.effectiveAt}) over (partition by ${states.couponId} order by ${states.effectiveAt}, ${states.id}) as ends
      from ${states}),
    day as (select day, ((day + 1)::timestamp at time zone ${timeZone}) as finish
      from unnest(${sql.param(days)}::date[]) as day)
    select to_char(day.day, 'YYYY-MM-DD') as "untilDay", coalesce(sum(spans.credits), 0)::float8 as "outstandingCredits",
      (count(*) filter (where spans.credits > 0))::int as "creditCoupons",
      (count(*) filter (where spans.is_unlimited))::int as "unlimitedCoupons",
      bool_or(to_char(spans.recorded_at at time zone ${timeZone}, 'YYYY-MM') > to_char(day.day, 'YYYY-MM')) as "isRestated"
    from day join spans on spans.effective_at < day.finish and (spans.ends is null or spans.ends >= day.finish)
      and (spans.last_day is null or spans.last_day >= day.day) and (spans.credits > 0 or spans.is_unlimited)
    group by day.day`;
}

async function readCreditCoupons(
  db: Db,
  { balanceDay: day, page = "1" }: CreditCouponsQuery,
  timeZone: string,
): Promise<CreditCoupons> {
  const rows = await readRows<CreditCoupon & { readonly count: number }>(
    db,
    sql`select coupon_id as "couponId", coalesce(${coupons.code}, last.code) as "couponCode",
        ${coupons.id} is null as "isCouponDeleted", credits::float8 as "remainingCredits", is_unlimited as "isUnlimited",
        to_char(last_day, 'YYYY-MM-DD') as "couponLastDay", (count(*) over ())::int as "count"
      from (select distinct on (coupon_id) * from ${states} where ${states.effectiveAt} < ${endOf(day, timeZone)}
        order by coupon_id, effective_at desc, id desc) last
      left join ${coupons} on ${coupons.id} = last.coupon_id
      where (credits > 0 or is_unlimited) and (last_day is null or last_day >= ${day}::date)
      order by credits desc, coupon_id limit ${PAGE} offset ${(Number(page) - 1) * PAGE}`,
  );
  return {
    coupons: rows.map(({ count: _, couponLastDay, ...row }) => ({
      ...row,
      ...(couponLastDay ? { couponLastDay } : {}),
    })),
    couponCount: rows[0]?.count ?? 0,
  };
}
