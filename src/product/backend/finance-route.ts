import { type SQL, sql } from "drizzle-orm";
import { type BackendContext, type Db, readRows, toBusinessDay, toResponses } from "entity-console/backend";
import type { FastifyInstance } from "fastify";
import { serviceCalls } from "../../../generated/backend/service.ts";
import { accounts, couponAccounts, coupons, planPayments, plans } from "../../../generated/backend/tables.ts";
import type { CouponCount } from "../../../schema/revenue.ts";

/** Number of accounts on the first page. */
const MAX_DRIFTED = 20;

/** `GET /dashboard/finance`: sums computed by the database, so that the browser need not load all accounts. */
export function registerFinanceRoute(app: FastifyInstance, { db, config }: BackendContext): void {
  const { method, path } = serviceCalls.financeSummary;
  app.route({
    method,
    url: path,
    schema: { response: toResponses(serviceCalls.financeSummary) },
    handler: async () => {
      const today = toBusinessDay(new Date(), config.timeZone);
      const [revenue, unpricedAccounts, drifted, [credits], couponSituations] = await Promise.all([
        readRevenue(db),
        countUnpriced(db),
        readDrifted(db),
        readRows<CouponCredits>(db, couponCredits(today)),
        readRows<CouponCount>(db, couponSituationCounts(today)),
      ]);
      return {
        revenue,
        unpricedAccounts,
        driftedAccounts: drifted[0]?.total ?? 0,
        drifted: drifted.map(({ total: _, ...drift }) => ({ ...drift, amount: drift.amount ?? undefined })),
        couponCredits: credits?.couponCredits ?? 0,
        unlimitedCoupons: credits?.unlimitedCoupons ?? 0,
        couponSituations,
      };
    },
  });
}

interface CouponCredits {
  readonly couponCredits: number;
  readonly unlimitedCoupons: number;
}

const paying = sql`from ${accounts}
  join ${planPayments} on ${planPayments.id} = ${accounts.planPayment}
  join ${plans} on ${plans.id} = ${planPayments.planId}
  where ${accounts.status} = 'active'`;

async function readRevenue(db: Db) {
  const rows = await readRows<{ readonly periodicity: string; readonly amount: number }>(
    db,
    sql`select ${plans.id} as "planId", ${plans.name} as "plan", ${planPayments.periodicity} as "periodicity",
      ${planPayments.currency} as "currency", count(*)::int as "accounts",
      coalesce(sum(${accounts.amount}), 0)::float8 as "amount" ${paying}
      group by ${plans.id}, ${plans.name}, ${plans.presentationOrder}, ${planPayments.periodicity}, ${planPayments.currency}
      order by ${plans.presentationOrder}, ${plans.id}, ${planPayments.currency}, ${planPayments.periodicity}`,
  );
  return rows.map((row) => ({ ...row, monthly: toMonthly(row.amount, row.periodicity) }));
}

/** Accounts without a price are not part of any plan's revenue. */
async function countUnpriced(db: Db): Promise<number> {
  const [row] = await readRows<{ readonly total: number }>(
    db,
    sql`select count(*)::int as "total" from ${accounts}
      where ${accounts.status} = 'active' and ${accounts.planPayment} is null`,
  );
  return row?.total ?? 0;
}

/** In cents. */
function toMonthly(amount: number, periodicity: string): number {
  const months = { monthly: 1, yearly: 12 }[periodicity];
  return months === undefined ? 0 : Math.round((amount * 100) / months) / 100;
}

interface Drift {
  readonly total: number;
  readonly amount: number | null;
}

async function readDrifted(db: Db): Promise<readonly Drift[]> {
  return await readRows<Drift>(
    db,
    sql`select ${accounts.id} as "accountId", ${accounts.username} as "username", ${plans.name} as "plan",
      ${accounts.amount}::float8 as "amount", ${planPayments.price}::float8 as "price",
      ${planPayments.currency} as "currency", (count(*) over ())::int as "total" ${paying}
      and ${accounts.amount} is distinct from ${planPayments.price}
      order by abs(coalesce(${accounts.amount}, 0) - ${planPayments.price}) desc, ${accounts.id} limit ${MAX_DRIFTED}`,
  );
}

/** The first reason counts, in the order in which the console checks them. */
function couponSituationCounts(today: string): SQL {
  return sql`select case
      when ${coupons.status} <> 'active' then ${coupons.status}
      when ${coupons.expirationDate} < ${today} then 'expired'
      when ${coupons.usageCount} >= ${coupons.usageLimit} then 'exhausted'
      when ${coupons.distribution} = 'individual'
        and not exists (select 1 from ${couponAccounts} where ${couponAccounts.couponId} = ${coupons.id})
        then 'withoutAccounts'
      else 'available' end as "couponSituation", count(*)::int as "coupons"
    from ${coupons} group by 1`;
}

function couponCredits(today: string): SQL {
  return sql`select
    coalesce(sum(${coupons.value} * (${coupons.usageLimit} - ${coupons.usageCount})), 0)::float8 as "couponCredits",
    (count(*) filter (where ${coupons.usageLimit} is null))::int as "unlimitedCoupons"
    from ${coupons} where ${coupons.type} = 'credits' and ${coupons.status} = 'active'
    and (${coupons.expirationDate} is null or ${coupons.expirationDate} >= ${today})
    and (${coupons.usageLimit} is null or ${coupons.usageCount} < ${coupons.usageLimit})
    and (${coupons.distribution} <> 'individual'
      or exists (select 1 from ${couponAccounts} where ${couponAccounts.couponId} = ${coupons.id}))`;
}
