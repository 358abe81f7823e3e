import { type SQL, sql } from "drizzle-orm";
import type { RevenueSplit } from "../../../schema/revenue.ts";
import { revenueMovements as ledger } from "./own-tables.ts";
import { auditTitleOf } from "./plan-title.ts";

/** Selects rows of the ledger. Days are those of the business time zone. */
export interface LedgerScope {
  readonly timeZone: string;
  readonly sinceDay: string;
  readonly untilDay: string;
  readonly currency?: string | undefined;
  /** Only rows recorded by the end of this day. */
  readonly knownOn?: string | undefined;
}

/** The first instant of a day. */
export function startOf(day: string, timeZone: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${timeZone})`;
}

/** The first instant after a day. */
export function endOf(day: string, timeZone: string): SQL {
  return sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;
}

/** Condition for rows up to the end of the scope. */
export function isInScope({ untilDay, timeZone, currency, knownOn }: LedgerScope): SQL {
  return sql`${ledger.effectiveAt} < ${endOf(untilDay, timeZone)}
    ${currency === undefined ? sql`` : sql`and ${ledger.currency} = ${currency}`}
    ${knownOn === undefined ? sql`` : sql`and ${ledger.recordedAt} < ${endOf(knownOn, timeZone)}`}`;
}

const KEYS: Readonly<Record<RevenueSplit, readonly [before: SQL, after: SQL]>> = {
  unsplit: [sql`''`, sql`''`],
  plan: [sql`${ledger.beforePlan}::text`, sql`${ledger.afterPlan}::text`],
  periodicity: [sql`${ledger.beforePeriodicity}`, sql`${ledger.afterPeriodicity}`],
};

/**
 * The ledger as entries of one part each, with the month in which they count; null before the scope. A movement between
 * parts is a transfer of the earlier amount, and a movement of the difference in the later part.
 */
function entries(split: RevenueSplit, scope: LedgerScope): SQL {
  const [before, after] = KEYS[split];
  const isOne = sql`(${ledger.beforeYear} = 0 or ${ledger.afterYear} = 0 or ${before} = ${after})`;
  const difference = sql`${ledger.afterYear} - ${ledger.beforeYear}`;
  return sql`select ${ledger.accountId} as account, ${ledger.currency} as currency, entry.key, entry.kind, entry.year,
      ${ledger.recordedAt} as recorded_at,
      case when ${ledger.effectiveAt} >= ${startOf(scope.sinceDay, scope.timeZone)}
        then to_char(${ledger.effectiveAt} at time zone ${scope.timeZone}, 'YYYY-MM') end as month
    from ${ledger} cross join lateral (
      select coalesce(${after}, ${before}) as key, ${ledger.kind} as kind, ${difference} as year where ${isOne}
      union all select ${before}, 'planTransfer', -${ledger.beforeYear} where not ${isOne}
      union all select ${after}, 'planTransfer', ${ledger.beforeYear} where not ${isOne}
      union all select ${after}, ${ledger.kind}, ${difference} where not ${isOne}
    ) entry
    where ${isInScope(scope)}`;
}

/** Sums per part, month and kind, in cents per year. */
export function movementSums(split: RevenueSplit, scope: LedgerScope): SQL {
  return sql`with entry as (${entries(split, scope)})
    select currency, key, month, kind, (sum(year) * 100)::float8 as "yearCents", max(recorded_at) as "recordedAt"
    from entry group by currency, key, month, kind`;
}

/** Accounts that begin or cease to have revenue in a part, per month: the state at the end against the beginning. */
export function accountSums(split: RevenueSplit, scope: LedgerScope): SQL {
  return sql`with entry as (${entries(split, scope)}),
    change as (select account, currency, key, month, sum(year) as year, bool_or(kind = 'openingBalance') as is_opening
      from entry group by account, currency, key, month),
    state as (select *, sum(year) over (partition by account, currency, key order by month nulls first) as after from change)
    select currency, key, month,
      (count(*) filter (where after > 0 and after = year and is_opening))::int as "carriedOver",
      (count(*) filter (where after > 0 and after = year and not is_opening))::int as "gained",
      (count(*) filter (where after = 0 and year < 0))::int as "lost"
    from state group by currency, key, month`;
}

/** Names of plans, also of those that were deleted. */
export function planNames(): SQL {
  return sql`select key as id, ${auditTitleOf(sql`key`)} as name from (
    select distinct ${ledger.afterPlan}::text as key from ${ledger} where ${ledger.afterPlan} is not null) used`;
}
