import { type SQL, sql } from "drizzle-orm";
import { type Db, readRows } from "entity-console/backend";
import { accounts } from "../../../generated/backend/tables.ts";
import type { RevenueAccount } from "../../../schema/revenue.ts";
import type { RevenueAccounts, RevenueAccountsQuery } from "../../../schema/service.ts";
import { revenueMovements as ledger } from "./own-tables.ts";
import { auditTitleOf } from "./plan-title.ts";
import { isInScope, startOf } from "./revenue-sql.ts";

const PAGE = 100;

/** Reads the accounts behind a figure of the revenue history, largest amount first. */
export async function readRevenueAccounts(
  db: Db,
  query: RevenueAccountsQuery,
  timeZone: string,
): Promise<RevenueAccounts> {
  const page = Number(query.page ?? 1);
  const rows = await readRows<RevenueAccount & { readonly count: number }>(
    db,
    sql`with found as (${rowsOf(query, timeZone)})
      select found.account_id as "accountId", ${accounts.username} as "username",
        to_json(found.effective_at) #>> '{}' as "effectiveAt", to_json(found.recorded_at) #>> '{}' as "recordedAt", found.cause as "movementCause",
        (found.before_year / 12)::float8 as "monthlyBefore", (found.after_year / 12)::float8 as "monthlyAfter",
        ${auditTitleOf(sql`coalesce(found.after_plan, found.before_plan)::text`)} as "plan",
        (count(*) over ())::int as "count"
      from found left join ${accounts} on ${accounts.id} = found.account_id
      order by abs(found.after_year - found.before_year) desc, found.after_year desc, found.account_id, found.effective_at
      limit ${PAGE} offset ${(page - 1) * PAGE}`,
  );
  return {
    accounts: rows.map(({ count: _, username, plan, effectiveAt, recordedAt, ...row }) => ({
      ...row,
      effectiveAt: new Date(effectiveAt).toISOString(),
      recordedAt: new Date(recordedAt).toISOString(),
      ...(username === null ? {} : { username }),
      ...(plan === null ? {} : { plan }),
    })),
    accountCount: rows[0]?.count ?? 0,
  };
}

function rowsOf(query: RevenueAccountsQuery, timeZone: string): SQL {
  const { figure, sinceDay, currency, knownOn, untilDay } = query;
  const scope = { timeZone, sinceDay, untilDay, currency, knownOn };
  const start = startOf(sinceDay, timeZone);
  const own = isOwnPart(query);
  const columns = sql`account_id, effective_at, recorded_at, cause, before_year, after_year, before_plan, after_plan`;
  const latest = (until: SQL) => sql`select distinct on (account_id) *, after_year > 0 and ${own} as pays
    from ${ledger} where ${until} order by account_id, effective_at desc, id desc`;
  const movements = sql`select ${columns} from ${ledger}
    where ${isInScope(scope)} and ${ledger.effectiveAt} >= ${start} and ${isMovement(query)}`;
  switch (figure) {
    case "closingBalance":
      return sql`select account_id, effective_at, recorded_at, cause, 0::numeric as before_year, after_year,
        before_plan, after_plan from (${latest(isInScope(scope))}) last where pays`;
    case "accountsGained":
    case "accountsLost": {
      // Month by month, as the numbers of the history: an account can be gained in one month and lost in another.
      const month = sql`case when ${ledger.effectiveAt} >= ${start}
        then to_char(${ledger.effectiveAt} at time zone ${timeZone}, 'YYYY-MM') end`;
      return sql`select account_id, effective_at, recorded_at, cause,
          case when paid then was_year else 0 end as before_year, case when pays then after_year else 0 end as after_year,
          coalesce(was_plan, before_plan) as before_plan, after_plan
        from (select *, lag(pays) over by_month as paid, lag(after_year) over by_month as was_year,
            lag(after_plan) over by_month as was_plan
          from (select distinct on (account_id, month) *, after_year > 0 and ${own} as pays
            from (select *, ${month} as month,
                bool_or(kind = 'openingBalance') over (partition by account_id, ${month}) as is_opening
              from ${ledger} where ${isInScope(scope)}) revenue_movements
            order by account_id, month, effective_at desc, id desc) month_end
          window by_month as (partition by account_id order by month nulls first)) state
        where month is not null and ${
          figure === "accountsGained" ? sql`pays and paid is not true and not is_opening` : sql`not pays and paid`
        }`;
    }
    case "planTransfer": {
      const parts = partsIn(query);
      if (parts.length === 0) {
        return movements;
      }
      // The amount that came from another part or went to it.
      const isIn = sql.join([sql`true`, ...parts.map(([, after, part]) => sql`${after}::text = ${part}`)], sql` and `);
      return sql`select account_id, effective_at, recorded_at, cause,
          case when ${isIn} then 0 else before_year end as before_year,
          case when ${isIn} then before_year else 0 end as after_year, before_plan, after_plan
        from ${ledger} where ${isInScope(scope)} and ${ledger.effectiveAt} >= ${start} and ${isMovement(query)}`;
    }
    default:
      return movements;
  }
}

/** The parts of a query, each with the columns to compare. */
function partsIn({ planId, periodicity }: RevenueAccountsQuery) {
  return [
    ...(planId === undefined ? [] : [[ledger.beforePlan, ledger.afterPlan, planId] as const]),
    ...(periodicity === undefined ? [] : [[ledger.beforePeriodicity, ledger.afterPeriodicity, periodicity] as const]),
  ];
}

/** Movements of a kind. With a part, transfers are all movements between it and other parts. */
function isMovement(query: RevenueAccountsQuery): SQL {
  const { figure } = query;
  const parts = partsIn(query);
  if (figure === "planTransfer" && parts.length > 0) {
    const moved = parts.map(
      ([before, after, part]) =>
        sql`${before}::text <> ${after}::text and (${before}::text = ${part} or ${after}::text = ${part})`,
    );
    return sql.join(moved, sql` and `);
  }
  const own = parts.map(([before, after, part]) => sql`coalesce(${after}, ${before})::text = ${part}`);
  return sql.join([sql`${ledger.kind} = ${figure}`, ...own], sql` and `);
}

/** Whether a row leaves the account with revenue in the part. */
function isOwnPart({ planId, periodicity }: RevenueAccountsQuery): SQL {
  const own = [
    ...(planId === undefined ? [] : [sql`${ledger.afterPlan}::text = ${planId}`]),
    ...(periodicity === undefined ? [] : [sql`${ledger.afterPeriodicity} = ${periodicity}`]),
  ];
  return sql.join([sql`true`, ...own], sql` and `);
}
