import fc from "fast-check";
import type { Account } from "../../../../schema/entities/account.ts";
import type { revenueMovements } from "../own-tables.ts";
import type { PlanChoice } from "./demo-accounts.ts";

type Movement = typeof revenueMovements.$inferInsert;

const DAY = 86_400_000;
const MONTHS = { monthly: 12, yearly: 1, "on-demand": 0 } as const;

/** A price with its revenue per year. */
interface Price {
  readonly plan: string;
  readonly periodicity: string;
  readonly year: number;
}

interface Life {
  /** Days before now of the first payment, and of up to two later changes. */
  readonly days: readonly number[];
  readonly chance: number;
  readonly earlier: Price;
}

type DemoAccount = Partial<Account> & { readonly id: string };

interface DemoRevenueOptions {
  readonly accounts: readonly DemoAccount[];
  readonly plans: readonly PlanChoice[];
  readonly now: Date;
  readonly seed: number;
}

/**
 * A plausible past of the demo accounts' revenue, in the twenty months before `now`. Each account ends with its present
 * price, or without revenue if it is not active.
 */
export function toDemoRevenue({ accounts, plans, now, seed }: DemoRevenueOptions): readonly Movement[] {
  const prices = new Map(plans.flatMap((plan) => pricesOf(plan)));
  const recurring = [...prices.values()].filter(({ year }) => year > 0);
  const [first] = recurring;
  if (first === undefined) {
    return [];
  }
  const life = fc.record({
    days: fc.uniqueArray(fc.integer({ min: 4, max: 600 }), { minLength: 3, maxLength: 3 }),
    chance: fc.nat({ max: 99 }),
    earlier: fc.constantFrom(first, ...recurring),
  });
  const lives = fc.sample(fc.noBias(life), { seed, numRuns: accounts.length });
  return accounts.flatMap((account, index) => {
    const [price, own] = [prices.get(String(account.planPayment)), lives[index]];
    return price === undefined || price.year === 0 || own === undefined
      ? []
      : toMovements(account, toStates(price, own, account.status === "active"), now);
  });
}

function pricesOf({ planId, payments }: PlanChoice): readonly (readonly [string, Price])[] {
  return payments.map(({ id, price, periodicity = "monthly" }) => {
    const year = Math.round(price * 100 * MONTHS[periodicity]) / 100;
    return [id, { plan: planId, periodicity, year }] as const;
  });
}

/** A price, or null for no revenue, and its days before now. */
type State = readonly [days: number, price: Price | null];

/** States of an account in order. */
function toStates(price: Price, { days, chance, earlier }: Life, isActive: boolean): readonly State[] {
  const [start = 0, middle = 0, end = 0] = days.toSorted((one, other) => other - one);
  const states: readonly State[] =
    chance < 20
      ? [
          [start, earlier],
          [middle, price],
        ]
      : chance < 30
        ? [
            [start, price],
            [middle, null],
            [end, price],
          ]
        : [[start, price]];
  return isActive ? states : [...states.slice(0, 2), [Math.min(end, middle - 1), null]];
}

function toMovements(account: DemoAccount, states: readonly State[], now: Date): readonly Movement[] {
  return states.flatMap(([days, after], index) => {
    const before = states[index - 1]?.[1] ?? null;
    const at = new Date(now.getTime() - days * DAY).toISOString();
    return isSame(before, after)
      ? []
      : [toMovement({ accountId: account.id, at, isFirst: index === 0 }, before, after)];
  });
}

function isSame(one: Price | null, other: Price | null): boolean {
  return one?.plan === other?.plan && one?.periodicity === other?.periodicity && one?.year === other?.year;
}

interface Occasion {
  readonly accountId: string;
  readonly at: string;
  readonly isFirst: boolean;
}

function toMovement({ accountId, at, isFirst }: Occasion, before: Price | null, after: Price | null): Movement {
  const isChange = before !== null && after !== null;
  return {
    accountId,
    currency: "BRL",
    kind: kindOf(before?.year ?? 0, after?.year ?? 0, isFirst),
    cause: isChange ? "plan" : isFirst ? "created" : "status",
    effectiveAt: at,
    recordedAt: at,
    ...toColumns("before", before),
    ...toColumns("after", after),
  } as Movement;
}

function toColumns(side: "before" | "after", price: Price | null): Readonly<Record<string, string | number | null>> {
  const { year = 0, plan = null, periodicity = null } = price ?? {};
  return { [`${side}Year`]: year, [`${side}Plan`]: plan, [`${side}Periodicity`]: periodicity };
}

function kindOf(before: number, after: number, isFirst: boolean): string {
  if (before === 0) {
    return isFirst ? "newBusiness" : "reactivation";
  }
  if (after === 0) {
    return "churn";
  }
  return after === before ? "planTransfer" : after > before ? "expansion" : "contraction";
}
