import { sql } from "drizzle-orm";
import { type Db, readRows } from "entity-console/backend";
import type { PaidPrice, PriceEvent } from "./revenue-model.ts";

type Fields = Readonly<Record<string, unknown>>;

interface TrailEntry {
  readonly entity: string;
  readonly id: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly month: string;
}

interface Subjects {
  readonly accounts: readonly string[];
  readonly plans: readonly string[];
}

/** What each account paid from which month on, by the audit trail alone. */
export async function readTrail(db: Db, { accounts, plans }: Subjects): Promise<PriceEvent[]> {
  const trail = await readRows<TrailEntry>(
    db,
    sql`select entity, record_id as id, before, after,
      to_char(at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month from audit_entries
      where entity in ('plan', 'account') order by at, id`,
  );
  const state = { prices: new Map<string, Fields>(), accounts: new Map<string, Fields>() };
  return trail.flatMap((entry) => {
    const isPlan = entry.entity === "plan" && plans.includes(entry.id);
    const isAccount = entry.entity === "account" && accounts.includes(entry.id);
    return isPlan ? applyPlan(state, entry) : isAccount ? applyAccount(state, entry) : [];
  });
}

interface State {
  readonly prices: Map<string, Fields>;
  readonly accounts: Map<string, Fields>;
}

const toEvent = (state: State, account: string, month: string): PriceEvent => ({
  account,
  month,
  price: priceOf(state, state.accounts.get(account) ?? {}),
});

function applyPlan(state: State, { id, after, month }: TrailEntry): PriceEvent[] {
  const payments = after?.["planPayments"];
  for (const payment of Array.isArray(payments) ? (payments as readonly Fields[]) : []) {
    state.prices.set(String(payment["id"]), { ...payment, plan: id });
  }
  return [...state.accounts.keys()].map((account) => toEvent(state, account, month));
}

/** Entries have changed fields only. A field that is missing afterwards was cleared. */
function applyAccount(state: State, { id, before, after, month }: TrailEntry): PriceEvent[] {
  const cleared = Object.fromEntries(Object.keys(before ?? {}).map((name) => [name, undefined]));
  state.accounts.set(id, after === null ? {} : { ...state.accounts.get(id), ...cleared, ...after });
  return [toEvent(state, id, month)];
}

function priceOf({ prices }: State, { status, planPayment, amount }: Fields): PaidPrice {
  const price = prices.get(String(planPayment));
  const perYear = { monthly: 12, yearly: 1 }[String(price?.["periodicity"])] ?? 0;
  const year = Math.round(Number(amount ?? 0) * 100) * perYear;
  if (status !== "active" || price === undefined || year === 0) {
    return null;
  }
  const [currency, plan, periodicity] = [price["currency"], price["plan"], price["periodicity"]].map(String);
  return { currency: currency ?? "", plan: plan ?? "", periodicity: periodicity ?? "", year };
}
