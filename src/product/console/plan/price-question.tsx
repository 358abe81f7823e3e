import {
  changeFailureText,
  countReasons,
  type EntityScreens,
  type FormData,
  formatMoney,
  type MessageKey,
  type RecordChange,
  useBeforeSave,
  useBulkChange,
  useEntityScreens,
  useFormScope,
  useFormValue,
  useLatest,
  useNotify,
  useText,
} from "entity-console/console";
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Panel,
  Radio,
  RadioGroup,
  Typography,
} from "entity-console/console/ui";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { currency } from "../../../../generated/currency.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import { paymentsOf } from "../overrides/follow-plan.ts";
import { type PriceChange, priceChanges } from "./price-changes.ts";
import { type PayingAccount, usePlanAccounts } from "./use-plan-accounts.ts";

type Change = PriceChange<PayingAccount>;

/** Before a price change is saved: shows the number of accounts with the old price, and asks if they keep it. */
export function PriceQuestion() {
  const { t } = useText();
  const { store } = useFormScope();
  const { notify } = useNotify();
  const now = useFormValue(useCallback(paymentsOf, []));
  const planId = store.loaded["id"];
  const changesOf = (payments: readonly PlanPayment[], accounts: readonly PayingAccount[]) =>
    priceChanges(paymentsOf(store.loaded), payments, accounts);
  const isChanged = planId !== undefined && changesOf(now, []).length > 0;
  const payers = usePlanAccounts(String(planId), isChanged);
  const screens = useEntityScreens("account");
  const panel = useRef<HTMLDivElement>(null);
  const [isStopped, setStopped] = useState(false);
  useBeforeSave(async () => {
    if (panel.current !== null || changesOf(paymentsOf(store.getData()), []).length === 0) {
      return true;
    }
    const accounts = await payers.find();
    const { length } = accounts ? changesOf(paymentsOf(store.getData()), accounts).flatMap((each) => each.payers) : [];
    if (accounts !== null && length === 0) {
      return true;
    }
    notify({ kind: "warning", text: t("product.price.first") });
    setStopped(true);
    return false;
  });
  useEffect(() => {
    if (isStopped && payers.accounts !== undefined) {
      panel.current?.focus();
      setStopped(false);
    }
  }, [isStopped, payers.accounts]);
  if (!isChanged || !screens || payers.accounts === undefined) {
    return null;
  }
  return (
    <div ref={panel} tabIndex={-1}>
      <Question screens={screens} changes={payers.accounts === null ? null : changesOf(now, payers.accounts)} />
    </div>
  );
}

interface QuestionProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Null if the accounts cannot be determined. */
  readonly changes: readonly Change[] | null;
}

function Question({ screens, changes }: QuestionProps) {
  const words = useText();
  const { t } = words;
  const { notify } = useNotify();
  const { store } = useFormScope();
  const { start } = useBulkChange(screens, ({ failed }) => {
    for (const [reason, count] of countReasons(failed, (error) => changeFailureText(words, error, screens))) {
      notify({ kind: "warning", text: t(screens.messages.bulkFailed, { count, reason }) });
    }
  });
  const [following, setFollowing] = useState<readonly string[]>([]);
  const wanted = (changes ?? []).filter(({ payment }) => following.includes(String(payment.id)));
  const latest = useLatest({ start, wanted });
  useEffect(() => {
    const follow = (saved: FormData) => {
      // After a merge, the price of the other version may apply.
      const held = latest.current.wanted.filter(({ payment, before }) =>
        priceChanges([{ ...payment, price: before }], paymentsOf(saved), []).some(
          (change) => change.payment.price === payment.price,
        ),
      );
      const records = held.flatMap(({ payment, payers }) =>
        payers.map((record): RecordChange => ({ record, change: { amount: payment.price } })),
      );
      if (records.length > 0) {
        void latest.current.start(records);
      }
    };
    store.afterSave.add(follow);
    return () => void store.afterSave.delete(follow);
  }, [store]);
  return (
    <Panel title={t("product.price.title")}>
      {changes === null ? <Typography variant="body2">{t("product.price.unknown")}</Typography> : null}
      {(changes ?? []).map((change) => (
        <OnePrice
          key={String(change.payment.id)}
          change={change}
          isFollowed={wanted.includes(change)}
          onFollow={(isFollowed) => {
            const id = String(change.payment.id);
            setFollowing((ids) => [...ids.filter((each) => each !== id), ...(isFollowed ? [id] : [])]);
          }}
        />
      ))}
    </Panel>
  );
}

interface OnePriceProps {
  readonly change: Change;
  readonly isFollowed: boolean;
  readonly onFollow: (isFollowed: boolean) => void;
}

function OnePrice({ change: { payment, before, payers, others }, isFollowed, onFollow }: OnePriceProps) {
  const { t, language } = useText();
  const id = useId();
  const money = (amount: number) => formatMoney(amount, language, payment.currency || currency);
  const count = payers.length;
  return (
    <FormControl>
      <FormLabel id={id} sx={{ overflowWrap: "anywhere" }}>
        {t("product.price.payers", { count, name: payment.name, before: money(before), after: money(payment.price) })}
      </FormLabel>
      {count > 0 ? (
        <RadioGroup
          aria-labelledby={id}
          value={isFollowed ? "change" : "keep"}
          onChange={(event) => onFollow(event.target.value === "change")}
        >
          <FormControlLabel
            value="keep"
            control={<Radio />}
            label={t("product.price.keep", { price: money(before) })}
          />
          <FormControlLabel
            value="change"
            control={<Radio />}
            label={t("product.price.follow", { count, price: money(payment.price) })}
          />
        </RadioGroup>
      ) : null}
      {others > 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t("product.price.others", { count: others })}
        </Typography>
      ) : null}
    </FormControl>
  );
}
