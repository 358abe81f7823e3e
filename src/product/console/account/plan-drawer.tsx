import {
  amountText,
  changeFailureText,
  type EntityScreens,
  idIn,
  type MessageKey,
  type RecordOf,
  type RelationDescriptor,
  type RelationOption,
  rawOrDash,
  toNumber,
  useBulkChange,
  useRelationSearch,
  useText,
} from "entity-console/console";
import { Autocomplete, Box, Button, Drawer, SelectField, TextField, Typography } from "entity-console/console/ui";
import { useId, useState } from "react";
import { currency as ownCurrency } from "../../../../generated/currency.ts";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import {
  followPlan,
  paymentOf,
  paymentsOf,
  planIdOf,
  type Subscription,
  toPlanChange,
} from "../overrides/follow-plan.ts";
import { usePlan } from "../overrides/use-plan.ts";

interface PlanDrawerProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly account: RecordOf<"account">;
  readonly onClose: () => void;
}

/** Changes the plan of an account. Compares the new price with the current one before it is saved. */
export function PlanDrawer({ screens, account, onClose }: PlanDrawerProps) {
  const { t } = useText();
  const id = useId();
  const relation = screens.fields["planId"]?.relation;
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: "dialog", "aria-modal": true, "aria-labelledby": id, sx: { width: "min(440px, 100vw)" } },
      }}
    >
      <Box sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2.5 }}>
        <Typography id={id} variant="h2">
          {t("product.account.changePlan")}
        </Typography>
        {relation ? <PlanChoice screens={screens} account={account} relation={relation} onClose={onClose} /> : null}
      </Box>
    </Drawer>
  );
}

function PlanChoice({
  screens,
  account,
  relation,
  onClose,
}: PlanDrawerProps & { readonly relation: RelationDescriptor }) {
  const words = useText();
  const { t } = words;
  const [option, setOption] = useState<RelationOption | null>(null);
  const [paymentId, setPaymentId] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const { plan: before } = usePlan(planIdOf(account));
  const { plan, isError } = usePlan(option === null ? undefined : String(option.id));
  const { run, start } = useBulkChange(screens, ({ failed: [failure] }) =>
    failure ? setProblem(changeFailureText(words, failure.error, screens)) : onClose(),
  );
  const next = plan && subscriptionOf(account, plan, { before, paymentId });
  const isBusy = run.step === "running";
  const isOther = next !== undefined && wishOf(next) !== wishOf({ ...account, planId: planIdOf(account) });
  const save = () => {
    if (next) {
      setProblem(null);
      void start([{ record: account, change: toPlanChange(next) }]);
    }
  };
  return (
    <>
      <PlanSearch
        relation={relation}
        value={option}
        onChange={(value) => {
          setOption(value);
          setPaymentId(undefined);
        }}
      />
      {plan && next ? (
        <>
          <PaymentSelect plan={plan} value={next.planPayment} onChange={setPaymentId} />
          <Comparison account={account} before={before} plan={plan} next={next} />
        </>
      ) : null}
      {isError ? <Typography role="alert">{t("product.account.unreadPlan")}</Typography> : null}
      {problem ? <Typography role="alert">{problem}</Typography> : null}
      <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {t("crud.action.cancel")}
        </Button>
        <Button variant="contained" disabled={!(next && isOther) || isBusy} onClick={save}>
          {t("crud.form.save")}
        </Button>
      </Box>
    </>
  );
}

interface PlanSearchProps {
  readonly relation: RelationDescriptor;
  readonly value: RelationOption | null;
  readonly onChange: (value: RelationOption | null) => void;
}

function PlanSearch({ relation, value, onChange }: PlanSearchProps) {
  const { t } = useText();
  const [text, setText] = useState("");
  const found = useRelationSearch(relation, text, true);
  return (
    <Autocomplete
      options={[...found.options]}
      value={value}
      loading={found.isLoading}
      getOptionLabel={({ label }) => label}
      getOptionKey={(each) => String(each.id)}
      isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
      filterOptions={(options) => options}
      noOptionsText={t("crud.relation.noOptions")}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => <TextField {...params} autoFocus label={t("entity.account.field.planId")} />}
    />
  );
}

interface PaymentSelectProps {
  readonly plan: Plan;
  readonly value: Subscription["planPayment"];
  readonly onChange: (id: string) => void;
}

/** The payments of a plan that new subscriptions may have. */
function PaymentSelect({ plan, value, onChange }: PaymentSelectProps) {
  const words = useText();
  return (
    <SelectField
      label={words.t("entity.account.field.planPayment")}
      value={value === undefined ? "" : String(value)}
      options={paymentsOf(plan)
        .filter(({ id, status }) => status === "active" && idIn(id) !== null)
        .map(({ id, name, price, currency }) => ({
          value: String(id),
          label: name || amountText(price, words, currency),
        }))}
      onChange={onChange}
    />
  );
}

/** Key of a subscription for comparison, independent of the backend's formats. */
function wishOf({ planId, planPayment, amount }: { readonly [Field in keyof Subscription]?: unknown }): string {
  return [idIn(planId), idIn(planPayment), toNumber(amount) ?? rawOrDash(amount)].map(String).join(" ");
}

interface Choice {
  readonly before: Plan | undefined;
  readonly paymentId: string | undefined;
}

/** The account's subscription with the chosen plan and payment. */
function subscriptionOf(account: Account, plan: Plan, { before, paymentId }: Choice): Subscription {
  const { planPayment, type } = account;
  const wanted: Subscription = {
    type,
    planId: plan.id,
    ...(paymentId === undefined ? {} : { planPayment: paymentId }),
  };
  return followPlan(wanted, plan, {
    ...(before ? { plan: before } : {}),
    ...(planPayment === undefined ? {} : { payment: planPayment }),
  });
}

interface ComparisonProps {
  readonly account: RecordOf<"account">;
  readonly before: Plan | undefined;
  readonly plan: Plan;
  readonly next: Subscription;
}

function Comparison({ account, before, plan, next }: ComparisonProps) {
  const words = useText();
  const { t } = words;
  const [old, payment] = [before && paymentOf(before, account.planPayment), paymentOf(plan, next.planPayment)];
  const money = (amount: unknown, currency = payment?.currency ?? ownCurrency) => amountText(amount, words, currency);
  const isSame = old?.periodicity === payment?.periodicity && old?.currency === payment?.currency;
  const [amount, was] = [toNumber(next.amount), toNumber(account.amount)];
  const isKnown = amount !== null && was !== null;
  const apart = isKnown ? (Math.round(amount * 100) - Math.round(was * 100)) / 100 : 0;
  return (
    <Box role="status" sx={{ typography: "body2", display: "grid", gap: 0.5, overflowWrap: "anywhere" }}>
      <span>{t("product.planChange.plan", { before: before?.name ?? "–", after: plan.name })}</span>
      <span>
        {t("product.planChange.amount", {
          before: money(account.amount, old?.currency),
          after: money(next.amount),
        })}
      </span>
      {isKnown && isSame && apart !== 0 ? (
        <strong>
          {t(apart < 0 ? "product.account.less" : "product.account.more", { apart: money(Math.abs(apart)) })}
        </strong>
      ) : null}
      {isKnown && !isSame && payment ? (
        <span>{t("product.account.otherPeriod", { period: t(`enum.periodicity.${payment.periodicity}`) })}</span>
      ) : null}
      {next.type === account.type ? null : (
        <strong>{t("product.account.otherType", { type: t(`enum.accountType.${next.type}`) })}</strong>
      )}
    </Box>
  );
}
