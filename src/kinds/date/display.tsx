import { dateLocale, EMPTY_DATE, formatDate, formatLongDate } from "../../console/fields/date-text.ts";
import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";

interface DateTextProps {
  readonly text: string;
  readonly hover: string | null;
}

/** The text of a date, or the placeholder of a missing one. The long form shows on hover. */
export function DateText({ text, hover }: DateTextProps) {
  return (
    <span title={hover ?? undefined} className={`${styles["number"]} ${text === EMPTY_DATE ? styles["empty"] : ""}`}>
      {text}
    </span>
  );
}

/** A calendar date, independent of the time zone, in the browser's locale (spec §9). */
export function DateValue({ value, field }: DisplayProps) {
  const locale = dateLocale();
  return <DateText text={formatDate(value, locale, field.options?.pattern)} hover={formatLongDate(value, locale)} />;
}
