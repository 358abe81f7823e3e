import { type FieldChange, idIn, type RecordOf, recordsIn, toNumber } from "entity-console/console";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";

/** Fields of an account that follow from its plan. */
export type Subscription = Pick<Account, "planId" | "planPayment" | "amount" | "type">;

/** Id of an account's plan. Responses contain the id or the plan itself, under either name. */
export function planIdOf({ planId, plan }: Partial<Pick<Account, "planId" | "plan">>): string | undefined {
  const id = idIn(planId) ?? idIn(plan);
  return id === null ? undefined : String(id);
}

/** Payments of a plan. Other backends may return null or invalid items. */
export function paymentsOf({ planPayments }: { readonly planPayments?: unknown }): readonly PlanPayment[] {
  return recordsIn(planPayments) as readonly RecordOf<"planPayment">[];
}

/** Finds a payment of a plan by id, or by a payment object. */
export function paymentOf(plan: Plan, payment: unknown): PlanPayment | undefined {
  const id = idIn(payment);
  return id === null ? undefined : paymentsOf(plan).find((each) => String(each.id) === String(id));
}

/** Default payment: the active one with the same period as before, or else the first active one. */
function defaultPayment(plan: Plan, before: PlanPayment | undefined): PlanPayment | undefined {
  const active = paymentsOf(plan).filter(({ id, status }) => status === "active" && idIn(id) !== null);
  return active.find(({ periodicity }) => periodicity === before?.periodicity) ?? active[0];
}

/**
 * The subscription of an account with a plan: the plan's account type, one of its payments, and the price. `before` is
 * the previous plan.
 */
export function followPlan(
  now: Subscription,
  plan: Plan,
  before: { readonly plan?: Plan; readonly payment?: string },
): Subscription {
  const old = before.plan ? paymentOf(before.plan, before.payment) : undefined;
  const payment = paymentOf(plan, now.planPayment) ?? defaultPayment(plan, old);
  const amount = toNumber(payment?.price);
  return {
    ...now,
    // A plan without a type or price does not change these fields.
    type: plan.accountType ?? now.type,
    ...(payment ? { planPayment: payment.id } : {}),
    ...(amount === null ? {} : { amount }),
  };
}

/** A subscription as a change; fields without a value are cleared. */
export function toPlanChange({ type, planId, planPayment, amount }: Subscription): FieldChange {
  return { type, planId, planPayment, amount };
}
