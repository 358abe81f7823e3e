import { type FormData, type FormStore, toFormId, useFormScope, useFormValue } from "entity-console/console";
import { useCallback, useRef } from "react";
import type { Plan } from "../../../../schema/entities/plan.ts";
import { followPlan, paymentOf, type Subscription } from "./follow-plan.ts";
import { usePlan } from "./use-plan.ts";

function toSubscription(data: FormData): Subscription {
  const text = (value: unknown) => (value === undefined || value === null || value === "" ? undefined : String(value));
  const { planId, planPayment, amount, type } = data;
  return {
    type: type as Subscription["type"],
    ...(text(planId) === undefined ? {} : { planId: String(planId) }),
    ...(text(planPayment) === undefined ? {} : { planPayment: String(planPayment) }),
    ...(typeof amount === "number" ? { amount } : {}),
  };
}

type Followed = Pick<Subscription, "planId" | "planPayment">;

const wishOf = ({ planId, planPayment }: Followed) => `${planId} ${planPayment}`;

interface ToCarry {
  readonly next: Plan;
  readonly last: Plan | null;
  readonly opened: Subscription;
  /** The amount when the plan was chosen. */
  readonly askedAmount: number | undefined;
}

/** Writes the dependent fields into the form. */
function carryOver(store: FormStore, { next, last, opened, askedAmount }: ToCarry): Subscription {
  const current = toSubscription(store.getData());
  const changed = followPlan(current, next, {
    ...(last ? { plan: last } : {}),
    ...(opened.planPayment === undefined ? {} : { payment: opened.planPayment }),
  });
  const chosen = paymentOf(next, changed.planPayment);
  if (chosen) {
    store.chosen.remember("planPayment", chosen.id, { ...chosen });
  }
  // A value typed while the plan was loading is kept.
  const amount = current.amount === askedAmount ? changed.amount : current.amount;
  const planPayment = changed.planPayment && toFormId(changed.planPayment);
  store.change({ ...store.getData(), type: changed.type, planPayment, amount }, "");
  return changed;
}

/** Updates price, payment and type in the form when the plan or payment changes. */
export function useFollowedPlan() {
  const { store } = useFormScope();
  const now = useFormValue(useCallback(toSubscription, []));
  const opened = useRef(toSubscription(store.saved)).current;
  // A custom amount is kept, but other fields still follow the plan.
  const followed = useRef(wishOf(now.amount === opened.amount ? opened : now));
  const wish = wishOf(now);
  const asked = useRef({ wish, amount: now.amount });
  if (asked.current.wish !== wish) {
    asked.current = { wish, amount: now.amount };
  }
  const { plan, isError, find } = usePlan(now.planId);
  const { plan: before, find: findBefore } = usePlan(opened.planId);

  /** Resolves to false where the plan cannot be read. */
  const follow = async (): Promise<boolean> => {
    const current = toSubscription(store.getData());
    const { planId } = current;
    if (planId === undefined || followed.current === wishOf(current)) {
      return true;
    }
    const [next, last] = await Promise.all([find(planId), opened.planId ? findBefore(opened.planId) : null]);
    // Wait until the payment control has cleared the previous plan's value.
    await new Promise((resolve) => setTimeout(resolve));
    if (wishOf(toSubscription(store.getData())) !== wishOf(current)) {
      return await follow();
    }
    if (next !== null) {
      followed.current = wishOf(carryOver(store, { next, last, opened, askedAmount: asked.current.amount }));
    }
    return next !== null;
  };

  return { now, opened, plan, before, isError, follow, wish };
}
