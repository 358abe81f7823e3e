import { currencyOf } from "../../console/fields/currency-of.ts";
import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { useText } from "../../console/i18n/use-text.ts";
import { type Decimal, toDecimal } from "../../console/lib/number-text.ts";
import type { ThroughRelation } from "../../contract/unit-by.ts";
import { TextValue } from "../text/display.tsx";
import { amountText } from "./amount-text.ts";
import { useRelatedCurrency } from "./related-currency.ts";

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
      <bdi dir="ltr">{amountText(amount, words, currency)}</bdi>
    </span>
  );
}
