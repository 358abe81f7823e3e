import { sql } from "drizzle-orm";
import { type Db, readRows } from "entity-console/backend";
import { redemptions } from "../../../generated/backend/tables.ts";
import type { Periodicity } from "../../../schema/enums.ts";
import type { CouponMonth, MovementKind, RevenueMonth, RevenueSplit } from "../../../schema/revenue.ts";
import { type MonthPart, toMonthParts } from "./month-parts.ts";
import { accountSums, endOf, type LedgerScope, movementSums, planNames, startOf } from "./revenue-sql.ts";

interface MovementSum {
  readonly currency: string;
  readonly key: string;
  /** Null for dates before the period. */
  readonly month: string | null;
  readonly kind: MovementKind;
  readonly yearCents: number;
  readonly recordedAt: string | Date;
}

interface AccountSum {
  readonly currency: string;
  readonly key: string;
  readonly month: string | null;
  readonly carriedOver: number;
  readonly gained: number;
  readonly lost: number;
}

/** Input of the history: a scope of the ledger, its split, and what "today" is. */
export interface HistoryScope extends LedgerScope {
  readonly splitBy: RevenueSplit;
  readonly today: string;
}

const FIELDS = {
  openingBalance: "carriedOver",
  newBusiness: "newBusiness",
  reactivation: "reactivation",
  expansion: "expansion",
  contraction: "contraction",
  churn: "churn",
  planTransfer: "planTransfer",
} as const satisfies Readonly<Record<MovementKind, keyof RevenueMonth>>;

/** Reads recurring revenue by month, currency and part. Months before the first movement are omitted. */
export async function readRevenueMonths(db: Db, scope: HistoryScope, since: string): Promise<RevenueMonth[]> {
  const { splitBy: split } = scope;
  const [sums, accounts, names] = await Promise.all([
    readRows<MovementSum>(db, movementSums(split, scope)),
    readRows<AccountSum>(db, accountSums(split, scope)),
    split === "plan" ? readRows<{ readonly id: string; readonly name: string | null }>(db, planNames()) : [],
  ]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const months = toMonthParts(scope).filter(({ untilDay }) => untilDay >= since);
  const series = new Map(sums.map(({ currency, key }) => [`${currency} ${key}`, { currency, key }]));
  return [...series.values()].sort(byCurrencyAndKey).flatMap(({ currency, key }) => {
    const isOwn = (row: { readonly currency: string; readonly key: string }) =>
      row.currency === currency && row.key === key;
    const part = { currency, ...toPart(split, key, nameOf.get(key) ?? null) };
    return toSeries(months, { part, sums: sums.filter(isOwn), accounts: accounts.filter(isOwn), scope });
  });
}

type Part = Pick<RevenueMonth, "currency" | "planId" | "plan" | "periodicity">;

function toPart(split: RevenueSplit, key: string, name: string | null): Omit<Part, "currency"> {
  if (split === "plan") {
    return { planId: key, ...(name === null ? {} : { plan: name }) };
  }
  return split === "periodicity" ? { periodicity: key as Periodicity } : {};
}

interface SeriesRows {
  readonly part: Part;
  readonly sums: readonly MovementSum[];
  readonly accounts: readonly AccountSum[];
  readonly scope: HistoryScope;
}

/** The months of one series: each opens with the closing value of the one before. Sums are integers, so they are exact. */
function toSeries(months: readonly MonthPart[], { part, sums, accounts, scope }: SeriesRows): RevenueMonth[] {
  const before = (month: string | null) => month === null;
  let balance = sums.filter(({ month }) => before(month)).reduce((sum, { yearCents }) => sum + yearCents, 0);
  let payers = accounts.filter(({ month }) => before(month)).reduce((sum, row) => sum + toNet(row), 0);
  return months.map(({ month, ...days }) => {
    const own = sums.filter((sum) => sum.month === month);
    const counts = accounts.find((sum) => sum.month === month) ?? { carriedOver: 0, gained: 0, lost: 0 };
    const [opening, openingAccounts] = [balance, payers];
    balance += own.reduce((sum, { yearCents }) => sum + yearCents, 0);
    payers += toNet(counts);
    const moved = Object.entries(FIELDS).map(([kind, field]) => {
      const cents = own.filter((sum) => sum.kind === kind).reduce((sum, { yearCents }) => sum + yearCents, 0);
      return [field, toMonthly(cents)] as const;
    });
    return {
      ...days,
      isRestated: own.some(({ recordedAt }) => isAfter(recordedAt, days.untilDay, scope.timeZone)),
      ...part,
      openingBalance: toMonthly(opening),
      ...(Object.fromEntries(moved) as Record<(typeof FIELDS)[MovementKind], number>),
      closingBalance: toMonthly(balance),
      openingAccounts,
      carriedAccounts: counts.carriedOver,
      gainedAccounts: counts.gained,
      lostAccounts: counts.lost,
      closingAccounts: payers,
    };
  });
}

const toNet = ({ carriedOver, gained, lost }: Pick<AccountSum, "carriedOver" | "gained" | "lost">): number =>
  carriedOver + gained - lost;

const toMonthly = (yearCents: number): number => yearCents / 1200;

/** Whether an instant is after the month of a day. */
function isAfter(at: string | Date, day: string, timeZone: string): boolean {
  const month = new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit" }).format(new Date(at));
  return month > day.slice(0, "2030-01".length);
}

function byCurrencyAndKey(
  one: Pick<MovementSum, "currency" | "key">,
  other: Pick<MovementSum, "currency" | "key">,
): number {
  return one.currency.localeCompare(other.currency) || one.key.localeCompare(other.key);
}

/** Reads redeemed coupons by month. */
export async function readCouponMonths(db: Db, scope: HistoryScope): Promise<CouponMonth[]> {
  const { sinceDay, untilDay, timeZone } = scope;
  const rows = await readRows<{ month: string; redemptions: number; credits: number; discounts: number }>(
    db,
    sql`select to_char(${redemptions.createdAt} at time zone ${timeZone}, 'YYYY-MM') as "month", count(*)::int as "redemptions",
      (coalesce(sum(${redemptions.value}) filter (where ${redemptions.type} = 'credits'), 0))::float8 as "credits",
      (coalesce(sum(${redemptions.value}) filter (where ${redemptions.type} = 'discount'), 0))::float8 as "discounts"
      from ${redemptions} where ${redemptions.createdAt} >= ${startOf(sinceDay, timeZone)}
      and ${redemptions.createdAt} < ${endOf(untilDay, timeZone)} group by 1`,
  );
  return toMonthParts(scope).map(({ month, ...days }) => {
    const { redemptions: count = 0, credits = 0, discounts = 0 } = rows.find((row) => row.month === month) ?? {};
    return { ...days, redemptions: count, credits, discounts };
  });
}
