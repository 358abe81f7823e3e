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

/** A localized number. Values that are not numbers are shown unchanged. */
export function NumberValue(props: DisplayProps) {
  const { language } = useText();
  const number = toDecimal(props.value);
  if (number === null) {
    return <TextValue {...props} />;
  }
  return <span className={styles["number"]}>{formatNumber(number, language)}</span>;
}

/** A percentage out of 100, with a percent sign: 21 means 21 %. */
export function PercentValue(props: DisplayProps) {
  const { language } = useText();
  const number = toDecimal(props.value);
  if (number === null) {
    return <TextValue {...props} />;
  }
  // Formatted as a unit, because dividing by 100 would lose digits of a double.
  const text = writeNumber(number, numberFormat(language, { ...NUMBER_FORMAT, style: "unit", unit: "percent" }));
  return <span className={styles["number"]}>{text}</span>;
}

/** A number with its unit, in singular or plural. */
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

/** An amount with two decimals. Its currency comes from the record, a related record, or the field. */
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
