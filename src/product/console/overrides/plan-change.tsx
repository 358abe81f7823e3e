import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useClient } from "#console/data/backend-contexts.ts";
import { recordKey } from "#console/data/query-keys.ts";
import { useFormScope, useFormValue } from "#console/fields/form-context.ts";
import type { FormData } from "#console/fields/form-store.ts";
import { formatMoney } from "#console/fields/money.ts";
import { toFormId } from "#console/fields/relation-shape.ts";
import { useText } from "#console/i18n/use-text.ts";
import { Panel } from "#console/ui/panel.tsx";
import type { Plan } from "../../../../schema/entities/plan.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import { followPlan, paymentOf, type Subscription } from "./follow-plan.ts";

function toSubscription(data: FormData): Subscription {
  const text = (value: unknown) => (value === undefined || value === null || value === "" ? undefined : String(value));
  const { planId, planPayment, amount, type } = data as { readonly [field: string]: unknown };
  return {
    type: type as Subscription["type"],
    ...(text(planId) === undefined ? {} : { planId: String(planId) }),
    ...(text(planPayment) === undefined ? {} : { planPayment: String(planPayment) }),
    ...(typeof amount === "number" ? { amount } : {}),
  };
}

function usePlan(id: string | undefined): Plan | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: recordKey("plan", id ?? ""),
    enabled: id !== undefined,
    queryFn: ({ signal }) => client.plan.get(id ?? "", { signal }),
  });
  return data?.record;
}

/** Brings price, payment and type along with another plan, and shows what changes before it is saved. */
export function PlanChange() {
  const { t, language } = useText();
  const { store } = useFormScope();
  const now = useFormValue(useCallback(toSubscription, []));
  const opened = useRef(now);
  const followed = useRef(`${now.planId} ${now.planPayment}`);
  const plan = usePlan(now.planId);
  const before = usePlan(opened.current.planId);
  const wish = `${now.planId} ${now.planPayment}`;

  useEffect(() => {
    if (!plan || String(plan.id) !== now.planId || followed.current === wish) {
      return;
    }
    // Behind the payment's own control, which forgets what was chosen of the last plan.
    const timer = setTimeout(() => {
      const current = toSubscription(store.getData());
      const old = opened.current;
      const next = followPlan(current, plan, {
        ...(before ? { plan: before } : {}),
        ...(old.planPayment === undefined ? {} : { payment: old.planPayment }),
      });
      const chosen = paymentOf(plan, next.planPayment);
      if (chosen) {
        store.rememberRecord("planPayment", chosen.id, { ...chosen });
      }
      followed.current = `${next.planId} ${next.planPayment}`;
      const { type, planPayment, amount } = next;
      store.change({ ...store.getData(), type, planPayment: planPayment && toFormId(planPayment), amount }, "");
    });
    return () => clearTimeout(timer);
  }, [plan, before, now.planId, wish, store]);

  const old = opened.current;
  if (old.planId === now.planId && old.planPayment === now.planPayment && old.amount === now.amount) {
    return null;
  }
  const money = (amount: number | undefined, payment: PlanPayment | undefined) =>
    amount === undefined ? "–" : formatMoney(amount, language, payment?.currency ?? "BRL");
  return (
    <Panel title={t("product.planChange.title")}>
      <p role="status">
        {t("product.planChange.plan", { before: before?.name ?? "–", after: plan?.name ?? "–" })}
        <br />
        {t("product.planChange.amount", {
          before: money(old.amount, before && paymentOf(before, old.planPayment)),
          after: money(now.amount, plan && paymentOf(plan, now.planPayment)),
        })}
      </p>
    </Panel>
  );
}
