import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { useText } from "../../console/i18n/use-text.ts";
import { formatNumber, NUMBER_FORMAT, toDecimal } from "../../console/lib/number-text.ts";
import { TextValue } from "../text/display.tsx";

/** A localized number. Values that are not numbers are shown unchanged. */
export function NumberValue(props: DisplayProps) {
  const { language } = useText();
  const number = toDecimal(props.value);
  if (number === null) {
    return <TextValue {...props} />;
  }
  return (
    <span dir="ltr" className={styles["number"]}>
      {formatNumber(number, language)}
    </span>
  );
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
