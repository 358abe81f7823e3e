import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { useText } from "../../console/i18n/use-text.ts";
import { numberFormat } from "../../console/lib/intl-formats.ts";
import { NUMBER_FORMAT, toDecimal, writeNumber } from "../../console/lib/number-text.ts";
import { TextValue } from "../text/display.tsx";

/** A percentage out of 100, with a percent sign: 21 means 21 %. */
export function PercentValue(props: DisplayProps) {
  const { language } = useText();
  const number = toDecimal(props.value);
  if (number === null) {
    return <TextValue {...props} />;
  }
  // Formatted as a unit, because dividing by 100 would lose digits of a double.
  const text = writeNumber(number, numberFormat(language, { ...NUMBER_FORMAT, style: "unit", unit: "percent" }));
  return (
    <span dir="ltr" className={styles["number"]}>
      {text}
    </span>
  );
}
