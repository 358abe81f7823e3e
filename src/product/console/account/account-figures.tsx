import {
  amountText,
  type EntityScreens,
  formatMoney,
  idIn,
  isNotNumber,
  isObject,
  lazyComponent,
  type MessageKey,
  numberText,
  type RecordOf,
  rawOrDash,
  type Text,
  toBoolean,
  toNumber,
  useText,
} from "entity-console/console";
import { Button, FieldValue, Link, Panel } from "entity-console/console/ui";
import { useCallback, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { Plan } from "../../../../schema/entities/plan.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import type { Status } from "../../../../schema/enums.ts";
import { paymentOf, planIdOf } from "../overrides/follow-plan.ts";
import { usePlan } from "../overrides/use-plan.ts";
import { Figure, Figures } from "../show/figures.tsx";
import { priceGap } from "./price-gap.ts";

const PlanDrawer = lazyComponent(async () => (await import("./plan-drawer.tsx")).PlanDrawer);

interface AccountFiguresProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly account: RecordOf<"account">;
}

/** Price, credits, activation and users of an account, with a link to change the plan. */
export function AccountFigures({ screens, account }: AccountFiguresProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const planId = planIdOf(account);
  const { plan } = usePlan(planId);
  const isPrincipal = toBoolean(account.principalUser);
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
          {account.status === "pending" ? t("product.account.awaited") : null}
          {ACTIVATED.includes(account.status) ? t("product.account.activated") : null}
          {account.status === "pending" || ACTIVATED.includes(account.status) ? null : "–"}
        </Figure>
        {account.type === "business" ? (
          <Figure label={t("entity.account.field.principalUser")} note={null}>
            {isPrincipal === null && screens.fields["principalUser"] ? (
              <FieldValue
                field={screens.fields["principalUser"]}
                record={{ ...account }}
                value={account.principalUser}
                place="show"
              />
            ) : (
              t(`crud.boolean.${isPrincipal === true}`)
            )}
          </Figure>
        ) : null}
      </Figures>
      {isOpen ? <PlanDrawer screens={screens} account={account} onMissing={close} onClose={close} /> : null}
    </Panel>
  );
}

/** Statuses that an account has only after activation. For unknown statuses this is not known. */
const ACTIVATED: readonly unknown[] = ["active", "inactive", "suspended"] satisfies readonly Status[];

/** Payment option by name, or else by price, or else by id. */
function paymentText(answered: unknown, plan: Plan | undefined, text: Text): string {
  const payment = (plan && paymentOf(plan, answered)) ?? (isObject(answered) ? answered : {});
  const { name, price, currency } = payment as Partial<PlanPayment>;
  const isPriced = toNumber(price) !== null || isNotNumber(price);
  return name || (isPriced ? amountText(price, text, currency) : rawOrDash(idIn(answered) ?? answered));
}

interface FigureOfProps {
  readonly account: RecordOf<"account">;
  readonly plan: Plan | undefined;
}

function PaidFigure({ account, plan }: FigureOfProps) {
  const text = useText();
  const { t, language } = text;
  const { price, apart, currency } = priceGap(account, plan);
  const money = (amount: number) => formatMoney(amount, language, currency);
  const off = apart && { price: money(price ?? 0), apart: money(Math.abs(apart)) };
  const note = off
    ? t(apart < 0 ? "product.account.belowPrice" : "product.account.abovePrice", off)
    : apart === 0
      ? t("product.account.listPrice")
      : null;
  return (
    <Figure label={t("entity.account.field.amount")} note={note}>
      {amountText(account.amount, text, currency)}
    </Figure>
  );
}

function PlanFigures({ account, plan, planId }: FigureOfProps & { readonly planId: string | undefined }) {
  const text = useText();
  const { t } = text;
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
        {paymentText(account.planPayment, plan, text)}
      </Figure>
      {plan ? (
        <Figure
          label={t("entity.plan.field.creditRecharge")}
          note={plan.rechargePeriodicity ? t(`enum.periodicity.${plan.rechargePeriodicity}`) : null}
        >
          {numberText(plan.creditRecharge, text, (count) => t("unit.credits", { count }))}
        </Figure>
      ) : null}
    </>
  );
}
