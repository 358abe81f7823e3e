import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useCallback, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { formatMoney } from "#console/fields/money.ts";
import { useText } from "#console/i18n/use-text.ts";
import { lazyPart } from "#console/ui/lazy-part.tsx";
import { Panel } from "#console/ui/panel.tsx";
import type { MessageKey } from "#contract/register.ts";
import type { EntityScreens } from "#contract/screens.ts";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import { paymentOf } from "../overrides/follow-plan.ts";
import { usePlan } from "../overrides/use-plan.ts";
import { Figure, Figures } from "../show/figures.tsx";
import { priceGap } from "./price-gap.ts";

const PlanDrawer = lazyPart(async () => (await import("./plan-drawer.tsx")).PlanDrawer);

interface AccountFiguresProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly account: Account;
}

/** What an account pays, and is given for it; whether it was activated, and who is in it; and the way to another plan. */
export function AccountFigures({ screens, account }: AccountFiguresProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const planId = account.planId ?? account.plan?.id;
  const { plan } = usePlan(planId === undefined ? undefined : String(planId));
  const change = (
    <Button variant="outlined" onClick={() => setOpen(true)} sx={{ displayPrint: "none" }}>
      {t("product.account.changePlan")}
    </Button>
  );
  return (
    <Panel title={t("entity.account.section.subscription")} action={screens.routes.edit ? change : null}>
      <Figures>
        <PaidFigure account={account} plan={plan} />
        <PlanFigures account={account} plan={plan} planId={planId} />
        <Figure label={t("product.account.activation")} note={null}>
          {t(account.status === "pending" ? "product.account.awaited" : "product.account.activated")}
        </Figure>
        {account.type === "business" ? (
          <Figure label={t("entity.account.field.principalUser")} note={null}>
            {t(account.principalUser ? "crud.boolean.true" : "crud.boolean.false")}
          </Figure>
        ) : null}
      </Figures>
      {isOpen ? <PlanDrawer screens={screens} account={account} onMissing={close} onClose={close} /> : null}
    </Panel>
  );
}

interface FigureOfProps {
  readonly account: Account;
  readonly plan: Plan | undefined;
}

function PaidFigure({ account, plan }: FigureOfProps) {
  const { t, language } = useText();
  const { paid, price, apart, currency } = priceGap(account, plan);
  const money = (amount: number) => formatMoney(amount, language, currency);
  const off = apart && { price: money(price ?? 0), apart: money(Math.abs(apart)) };
  const note = off
    ? t(apart < 0 ? "product.account.belowPrice" : "product.account.abovePrice", off)
    : apart === 0
      ? t("product.account.listPrice")
      : null;
  return (
    <Figure label={t("entity.account.field.amount")} note={note}>
      {paid === null ? "–" : money(paid)}
    </Figure>
  );
}

function PlanFigures({ account, plan, planId }: FigureOfProps & { readonly planId: string | undefined }) {
  const { t } = useText();
  const name = plan?.name ?? account.plan?.name ?? String(planId);
  return (
    <>
      <Figure label={t("entity.account.field.plan")} note={null}>
        {planId === undefined ? (
          "–"
        ) : (
          <Link component={RouterLink} to={`/plans/show/${encodeURIComponent(planId)}`}>
            <bdi>{name}</bdi>
          </Link>
        )}
      </Figure>
      <Figure label={t("entity.account.field.planPayment")} note={null}>
        {(plan && paymentOf(plan, account.planPayment)?.name) ?? "–"}
      </Figure>
      {plan ? (
        <Figure
          label={t("entity.plan.field.creditRecharge")}
          note={plan.rechargePeriodicity ? t(`enum.periodicity.${plan.rechargePeriodicity}`) : null}
        >
          {t("unit.credits", { count: plan.creditRecharge ?? 0 })}
        </Figure>
      ) : null}
    </>
  );
}
