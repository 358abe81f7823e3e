import {
  amountText,
  type EntityScreens,
  isObject,
  type MessageKey,
  type RecordCount,
  toRawText,
  useRecordCounts,
  useText,
} from "entity-console/console";
import { Box, HiddenText, Link, Panel, Skeleton, Typography } from "entity-console/console/ui";
import { Link as RouterLink } from "react-router-dom";
import type { Plan } from "../../../../schema/entities/plan.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import { paymentsOf } from "../overrides/follow-plan.ts";
import { Figure, Figures } from "../show/figures.tsx";
import { periodText } from "./period-text.ts";

interface PlanPricesProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly plan: Plan;
}

/** Items in the payments of a response that are not payments. */
function nonPaymentsIn(answered: unknown): readonly unknown[] {
  const all: readonly unknown[] = Array.isArray(answered) ? answered : [answered];
  return all.filter((each) => each !== undefined && each !== null && each !== "" && !isObject(each));
}

/** Payment options of a plan: price, period and number of accounts. */
export function PlanPrices({ screens, plan }: PlanPricesProps) {
  const { t } = useText();
  const payments = paymentsOf(plan);
  const others = nonPaymentsIn(plan.planPayments);
  const statuses =
    screens.fields["planPayments"]?.items?.find(({ name }) => name === "status")?.enumeration?.values ?? [];
  const counts = useRecordCounts(
    payments.map(({ id }) => ({ entity: "account", filters: { planPayment: String(id) } })),
  );
  return (
    <Panel title={t("entity.plan.section.payments")}>
      <Box component="dl" sx={{ m: 0, position: "relative" }}>
        {/* The panel's title already names the plan. */}
        <dt>
          <HiddenText>{t("entity.plan.field.planPayments")}</HiddenText>
        </dt>
        <Box component="dd" sx={{ m: 0 }}>
          {payments.length + others.length === 0 ? (
            <Typography variant="body2">{t("crud.table.empty")}</Typography>
          ) : null}
          {others.length > 0 ? <Typography variant="body2">{others.map(toRawText).join(", ")}</Typography> : null}
          <Figures>
            {payments.map((payment, index) => (
              <Price
                // biome-ignore lint/suspicious/noArrayIndexKey: some have no id, and none moves while it is shown
                key={index}
                planId={String(plan.id)}
                payment={payment}
                statusKey={
                  payment.status === "active"
                    ? undefined
                    : statuses.find(({ value }) => value === payment.status)?.labelKey
                }
                count={counts[index]}
              />
            ))}
          </Figures>
        </Box>
      </Box>
    </Panel>
  );
}

interface PriceProps {
  readonly planId: string;
  readonly payment: PlanPayment;
  /** Set for a price that is not available to new accounts. */
  readonly statusKey: MessageKey | undefined;
  readonly count: RecordCount | undefined;
}

function Price({ planId, payment, statusKey, count }: PriceProps) {
  const text = useText();
  const { t } = text;
  const { id, name, description, periodicity, price, currency } = payment;
  const period = periodText(periodicity, t);
  const words = [
    ...(name === period || period === "" ? [] : [period]),
    ...(statusKey === undefined ? [] : [t(statusKey)]),
  ];
  return (
    <Figure
      label={name}
      note={
        <>
          {words.length > 0 ? `${words.join(" · ")} · ` : null}
          <PayingAccounts planId={planId} paymentId={String(id)} count={count} />
          {description ? (
            <Box component="span" sx={{ display: "block" }}>
              {description}
            </Box>
          ) : null}
        </>
      }
    >
      {amountText(price, text, currency)}
    </Figure>
  );
}

interface PayingAccountsProps {
  readonly planId: string;
  readonly paymentId: string;
  readonly count: RecordCount | undefined;
}

/**
 * "41 contas", as a link to these accounts. The link contains the plan, so that the list can show the payment's name.
 */
function PayingAccounts({ planId, paymentId, count: answer }: PayingAccountsProps) {
  const { t } = useText();
  const path = `/accounts?${new URLSearchParams({ planId, planPayment: paymentId }).toString()}`;
  const { count = null, isUnknown = false, isFailed = false } = answer ?? {};
  if (count === null && !isUnknown && !isFailed) {
    return <Skeleton variant="text" width={60} sx={{ display: "inline-block" }} />;
  }
  return count === 0 ? (
    t("entity.account.count", { count })
  ) : (
    <Link component={RouterLink} to={path}>
      {count === null ? t("entity.account.many") : t("entity.account.count", { count })}
    </Link>
  );
}
