import type { ThroughRelation } from "../../../contract/unit-by.ts";
import { useText } from "../../i18n/use-text.ts";
import { numberFormat } from "../../lib/intl-formats.ts";
import { type Decimal, formatNumber, NUMBER_FORMAT, toDecimal, writeNumber } from "../../lib/number-text.ts";
import { currencyOf } from "../currency-of.ts";
import { amountText } from "../money.ts";
import { useRelatedCurrency } from "../related-currency.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";
import styles from "./values.module.css";

/** A number in the reader's language; what is no number is shown as it is. */
export function NumberValue(props: DisplayProps) {
  const { language } = useText();
  const number = toDecimal(props.value);
  if (number === null) {
    return <TextValue {...props} />;
  }
  return <span className={styles["number"]}>{formatNumber(number, language)}</span>;
}

/** Of a hundred, with the sign of percent: 21 is 21 %. */
export function PercentValue(props: DisplayProps) {
  const { language } = useText();
  const number = toDecimal(props.value);
  if (number === null) {
    return <TextValue {...props} />;
  }
  // Not divided by a hundred: 0.07 is no double that its digits come back from.
  const text = writeNumber(number, numberFormat(language, { ...NUMBER_FORMAT, style: "unit", unit: "percent" }));
  return <span className={styles["number"]}>{text}</span>;
}

/** A number with its unit, in the singular or plural that the number asks for. */
export function QuantityValue(props: DisplayProps) {
  const { t } = useText();
  const number = toDecimal(props.value);
  const { unitKey } = props.field;
  if (number === null || !unitKey) {
    return <NumberValue {...props} />;
  }
  return (
    <span className={styles["number"]}>{t(unitKey, { count: number, formatParams: { count: NUMBER_FORMAT } })}</span>
  );
}

/** An amount with two decimals, in the currency that its record, or one related to it, says, else in the field's. */
export function MoneyValue(props: DisplayProps) {
  const { field, record, owner } = props;
  const amount = toDecimal(props.value);
  if (amount === null) {
    return <TextValue {...props} />;
  }
  const through = field.currencyBy?.through;
  return through ? (
    <RelatedMoney {...props} amount={amount} through={through} />
  ) : (
    <Money {...props} amount={amount} currency={currencyOf(field, record, owner)} />
  );
}

interface MoneyProps extends DisplayProps {
  readonly amount: Decimal;
}

function RelatedMoney({ through, ...props }: MoneyProps & { readonly through: ThroughRelation }) {
  return <Money {...props} currency={useRelatedCurrency(props.field, through, props.record)} />;
}

function Money({ field, amount, currency }: MoneyProps & { readonly currency: string | null }) {
  const words = useText();
  const { prefix = "" } = field.options ?? {};
  return (
    <span className={styles["number"]}>
      {prefix === "" ? null : `${prefix} `}
      {amountText(amount, words, currency)}
    </span>
  );
}
