import type { RevenueMonth, RevenueSplit } from "../../../../schema/revenue.ts";

/** What an account pays at a time; null if it has no recurring revenue. `year` is in cents. */
export type PaidPrice = {
  readonly currency: string;
  readonly plan: string;
  readonly periodicity: string;
  readonly year: number;
} | null;

/** An account pays `price` from `month` (`2030-01`) on. Events are in the order of time. */
export interface PriceEvent {
  readonly account: string;
  readonly month: string;
  readonly price: PaidPrice;
}

type Kind = "newBusiness" | "reactivation" | "expansion" | "contraction" | "churn" | "planTransfer";

/** Figures of a month and part; amounts are cents per year. */
export interface ModelMonth {
  readonly moved: Readonly<Partial<Record<Kind, number>>>;
  readonly closing: number;
  readonly gained: number;
  readonly lost: number;
  readonly payers: number;
}

type Price = NonNullable<PaidPrice>;

const KEYS: Readonly<Record<RevenueSplit, (price: Price) => string>> = {
  unsplit: () => "",
  plan: ({ plan }) => plan,
  periodicity: ({ periodicity }) => periodicity,
};

interface Entry {
  readonly key: string;
  readonly kind: Kind;
  readonly year: number;
}

interface Change {
  readonly before: PaidPrice;
  readonly after: PaidPrice;
  /** True if the account never paid in the currency before. */
  readonly isFirst: boolean;
}

/** The movements of a change of price in one currency. */
function toEntries({ before, after, isFirst }: Change, keyOf: (price: Price) => string): Entry[] {
  if (before !== null && after !== null) {
    const moved = keyOf(before) !== keyOf(after);
    const difference = after.year - before.year;
    return [
      { key: keyOf(before), kind: "planTransfer" as const, year: moved ? -before.year : 0 },
      { key: keyOf(after), kind: "planTransfer" as const, year: moved ? before.year : 0 },
      { key: keyOf(after), kind: difference > 0 ? ("expansion" as const) : ("contraction" as const), year: difference },
    ];
  }
  return [
    ...(before === null ? [] : [{ key: keyOf(before), kind: "churn" as const, year: -before.year }]),
    ...(after === null ? [] : [{ key: keyOf(after), kind: toFirst(isFirst), year: after.year }]),
  ];
}

const toFirst = (isFirst: boolean): Kind => (isFirst ? "newBusiness" : "reactivation");

interface Replay {
  readonly currency: string;
  readonly months: readonly string[];
  readonly splitBy: RevenueSplit;
}

/**
 * Computes the months of one currency from what each account paid, by replaying it account by account. It shares no code
 * with the backend.
 */
export function replayRevenue(
  events: readonly PriceEvent[],
  { currency, months, splitBy }: Replay,
): Map<string, ModelMonth> {
  const keyOf = KEYS[splitBy];
  const own = (price: PaidPrice | undefined): PaidPrice => (price?.currency === currency ? price : null);
  const found = new Map<string, ModelMonth>();
  const now = new Map<string, PaidPrice>();
  const keys = new Set<string>();
  const seen = new Set<string>();
  for (const month of months) {
    const start = new Map(now);
    const entries = events
      .filter((event) => event.month === month)
      .flatMap(({ account, price }) => {
        const change = { before: own(now.get(account)), after: own(price), isFirst: !seen.has(account) };
        now.set(account, price);
        seen.add(change.after === null ? "" : account);
        return toEntries(change, keyOf);
      });
    for (const { key } of entries) {
      keys.add(key);
    }
    const paid = (prices: ReadonlyMap<string, PaidPrice>, key: string) => (account: string) => {
      const price = own(prices.get(account));
      return price !== null && keyOf(price) === key ? price.year : 0;
    };
    for (const key of keys) {
      const moves = entries.filter((entry) => entry.key === key);
      found.set(`${month} ${key}`, toMonth(moves, [...now.keys()], [paid(start, key), paid(now, key)]));
    }
  }
  return found;
}

type Paid = (account: string) => number;

function toMonth(
  moves: readonly Entry[],
  accounts: readonly string[],
  [first, last]: readonly [Paid, Paid],
): ModelMonth {
  const ofKind = (kind: Kind) => moves.filter((move) => move.kind === kind).reduce((sum, { year }) => sum + year, 0);
  return {
    moved: Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind)])),
    closing: accounts.reduce((sum, account) => sum + last(account), 0),
    gained: accounts.filter((account) => last(account) > 0 && first(account) === 0).length,
    lost: accounts.filter((account) => last(account) === 0 && first(account) > 0).length,
    payers: accounts.filter((account) => last(account) > 0).length,
  };
}

const KINDS: readonly Kind[] = ["newBusiness", "reactivation", "expansion", "contraction", "churn", "planTransfer"];

/** The months of a response in the form of the model. Months in which a part has no figure yet are left out. */
export function toModelMonths(revenue: readonly RevenueMonth[]): Map<string, ModelMonth> {
  const cents = (amount: number) => Math.round(amount * 1200);
  return new Map(
    revenue.flatMap((month) => {
      const moved = Object.fromEntries(
        KINDS.flatMap((kind) => (cents(month[kind]) === 0 ? [] : [[kind, cents(month[kind])]])),
      );
      const { gainedAccounts: gained, lostAccounts: lost, closingAccounts: payers } = month;
      const isEmpty = Object.keys(moved).length + gained + lost + payers + cents(month.openingBalance) === 0;
      const name = `${month.sinceDay.slice(0, "2030-01".length)} ${month.planId ?? month.periodicity ?? ""}`;
      return isEmpty ? [] : [[name, { moved, closing: cents(month.closingBalance), gained, lost, payers }] as const];
    }),
  );
}

/** Leaves out what is 0, as `toModelMonths` does. */
export function withoutEmpty(months: ReadonlyMap<string, ModelMonth>): Map<string, ModelMonth> {
  return new Map(
    [...months].flatMap(([name, month]) => {
      const moved = Object.fromEntries(Object.entries(month.moved).filter(([, year]) => year !== 0));
      const isEmpty = Object.keys(moved).length + month.gained + month.lost + month.payers + month.closing === 0;
      return isEmpty ? [] : [[name, { ...month, moved }] as const];
    }),
  );
}
