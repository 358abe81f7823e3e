import { formatMoney, useBeforeSave, useLatest, useNotify, useText } from "entity-console/console";
import { Panel } from "entity-console/console/ui";
import { useEffect } from "react";
import { currency } from "../../../../generated/currency.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import { paymentOf, type Subscription } from "./follow-plan.ts";
import { useFollowedPlan } from "./use-followed-plan.ts";

/** Updates price, payment and type when the plan changes, and shows the changes before saving. */
export function PlanChange() {
  const { t, language } = useText();
  const { notify } = useNotify();
  const { now, opened: old, plan, before, isError, follow, wish } = useFollowedPlan();
  const latest = useLatest(follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish is what there is to follow
  useEffect(() => void latest.current(), [wish]);
  // If the plan cannot be loaded, the save stops once with a message. The next attempt loads it again.
  useBeforeSave(async () => {
    if ((await follow()) || isError) {
      return true;
    }
    notify({ kind: "warning", text: t("product.planChange.unread") });
    return false;
  });

  if (old.planId === now.planId && old.planPayment === now.planPayment && old.amount === now.amount) {
    return null;
  }
  const [from, to] = [before && paymentOf(before, old.planPayment), plan && paymentOf(plan, now.planPayment)];
  const type = (value: Subscription["type"]) => t(`enum.accountType.${value}`);
  const money = (amount: number | undefined, payment: PlanPayment | undefined) =>
    amount === undefined ? "–" : formatMoney(amount, language, payment?.currency ?? currency);
  return (
    <Panel title={t("product.planChange.title")}>
      <p role="status">
        {t("product.planChange.plan", { before: before?.name ?? "–", after: plan?.name ?? "–" })}
        <br />
        {old.type === now.type ? null : (
          <>
            {t("product.planChange.type", { before: type(old.type), after: type(now.type) })}
            <br />
          </>
        )}
        {from?.name === to?.name ? null : (
          <>
            {t("product.planChange.payment", { before: from?.name ?? "–", after: to?.name ?? "–" })}
            <br />
          </>
        )}
        {t("product.planChange.amount", {
          before: money(old.amount, from),
          after: money(now.amount, to),
        })}
      </p>
      {isError ? <p role="alert">{t("product.planChange.unread")}</p> : null}
    </Panel>
  );
}
