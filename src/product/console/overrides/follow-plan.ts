import type { FieldChange } from "#console/crud/writes/record-change.ts";
import { idIn, recordsIn } from "#console/fields/relation-shape.ts";
import { toNumber } from "#console/lib/number-text.ts";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";

/** What of an account follows from its plan. */
export type Subscription = Pick<Account, "planId" | "planPayment" | "amount" | "type">;

/** The id of an account's plan, be it answered as its id or as itself, under either name. */
export function planIdOf({ planId, plan }: Partial<Pick<Account, "planId" | "plan">>): string | undefined {
  const id = idIn(planId) ?? idIn(plan);
  return id === null ? undefined : String(id);
}

/** A plan's payments; some backends answer none as null, or something else in their place or among them. */
export function paymentsOf({ planPayments }: { readonly planPayments?: unknown }): readonly PlanPayment[] {
  return recordsIn(planPayments) as unknown as readonly PlanPayment[];
}

/** A payment of a plan, by what an account says of it: its id, or itself. */
export function paymentOf(plan: Plan, payment: unknown): PlanPayment | undefined {
  const id = idIn(payment);
  return id === null ? undefined : paymentsOf(plan).find((each) => String(each.id) === String(id));
}

/** The payment to begin with: the active one of the same period as before, else the first that is active. */
function usualPayment(plan: Plan, before: PlanPayment | undefined): PlanPayment | undefined {
  const active = paymentsOf(plan).filter(({ id, status }) => status === "active" && idIn(id) !== null);
  return active.find(({ periodicity }) => periodicity === before?.periodicity) ?? active[0];
}

/**
 * What an account's subscription becomes with a plan: the plan's type of account, a payment of that plan, and its price.
 * `before` is the plan that it had.
 */
export function followPlan(
  now: Subscription,
  plan: Plan,
  before: { readonly plan?: Plan; readonly payment?: string },
): Subscription {
  const old = before.plan ? paymentOf(before.plan, before.payment) : undefined;
  const payment = paymentOf(plan, now.planPayment) ?? usualPayment(plan, old);
  const amount = toNumber(payment?.price);
  return {
    ...now,
    // A plan that says no type of account, or no price, changes none.
    type: plan.accountType ?? now.type,
    ...(payment ? { planPayment: payment.id } : {}),
    ...(amount === null ? {} : { amount }),
  };
}

/** What an account's subscription becomes, as a change: what the plan has nothing of is taken away. */
export function toPlanChange({ type, planId, planPayment, amount }: Subscription): FieldChange {
  return { type, planId, planPayment, amount };
}
