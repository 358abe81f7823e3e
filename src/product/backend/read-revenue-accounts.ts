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
    })) as RevenueAccount[],
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
  switch (figure) {
    case "closingBalance":
      return sql`select account_id, effective_at, recorded_at, cause, 0::numeric as before_year, after_year,
        before_plan, after_plan from (${latest(isInScope(scope))}) last where pays`;
    case "accountsGained":
    case "accountsLost": {
      const atStart = latest(sql`${isInScope(scope)} and ${ledger.effectiveAt} < ${start}`);
      const opened = sql`exists (select 1 from ${ledger} where ${ledger.accountId} = last.account_id
        and ${ledger.kind} = 'openingBalance' and ${ledger.effectiveAt} >= ${start} and ${isInScope(scope)})`;
      return sql`select last.account_id, last.effective_at, last.recorded_at, last.cause,
          case when first.pays then first.after_year else 0 end as before_year,
          case when last.pays then last.after_year else 0 end as after_year,
          coalesce(first.after_plan, last.before_plan) as before_plan, last.after_plan
        from (${latest(isInScope(scope))}) last left join (${atStart}) first on first.account_id = last.account_id
        where ${
          figure === "accountsGained"
            ? sql`last.pays and first.pays is not true and not ${opened}`
            : sql`not last.pays and first.pays`
        }`;
    }
    default:
      return sql`select ${columns} from ${ledger}
        where ${isInScope(scope)} and ${ledger.effectiveAt} >= ${start} and ${isMovement(query)}`;
  }
}

/** Movements of a kind. With a part, transfers are all movements between it and other parts. */
function isMovement({ figure, planId, periodicity }: RevenueAccountsQuery): SQL {
  const parts = [
    ...(planId === undefined ? [] : [[ledger.beforePlan, ledger.afterPlan, planId] as const]),
    ...(periodicity === undefined ? [] : [[ledger.beforePeriodicity, ledger.afterPeriodicity, periodicity] as const]),
  ];
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
