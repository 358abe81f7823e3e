import Box from "@mui/material/Box";
import { useText } from "../../i18n/use-text.ts";
import { formatNumber, NUMBER_FORMAT, toNumber } from "../../lib/number-text.ts";
import { formatMoney } from "../money.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";

const TABULAR = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;

/** A number in the reader's language; what is no number is shown as it is. */
export function NumberValue(props: DisplayProps) {
  const { language } = useText();
  const number = toNumber(props.value);
  if (number === null) {
    return <TextValue {...props} />;
  }
  return (
    <Box component="span" sx={TABULAR}>
      {formatNumber(number, language)}
    </Box>
  );
}

/** A number with its unit, in the singular or plural that the number asks for. */
export function QuantityValue(props: DisplayProps) {
  const { t } = useText();
  const number = toNumber(props.value);
  const { unitKey } = props.field;
  if (number === null || unitKey === null) {
    return <NumberValue {...props} />;
  }
  return (
    <Box component="span" sx={TABULAR}>
      {t(unitKey, { count: number, formatParams: { count: NUMBER_FORMAT } })}
    </Box>
  );
}

interface MoneyProps extends DisplayProps {
  readonly prefix?: string;
}

/** An amount with two decimals, in the currency that stands beside it in the record, else in the field's. */
export function MoneyValue({ prefix, ...props }: MoneyProps) {
  const { language } = useText();
  const amount = toNumber(props.value);
  if (amount === null) {
    return <TextValue {...props} />;
  }
  const beside = props.record["currency"];
  const currency = typeof beside === "string" ? beside : (props.field.currency ?? "");
  return (
    <Box component="span" sx={TABULAR}>
      {prefix ? `${prefix} ` : null}
      {formatMoney(amount, language, currency)}
    </Box>
  );
}
