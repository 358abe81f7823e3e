import {
  dateLocale,
  EMPTY_DATE,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatLongDateTime,
} from "../date-text.ts";
import type { DisplayProps } from "./display-props.ts";
import styles from "./values.module.css";

interface DateTextProps {
  readonly text: string;
  readonly hover: string | null;
}

function DateText({ text, hover }: DateTextProps) {
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

/** An instant in the reader's time zone, to the minute. */
export function DateTimeValue({ value, field }: DisplayProps) {
  const locale = dateLocale();
  return (
    <DateText text={formatDateTime(value, locale, field.options?.pattern)} hover={formatLongDateTime(value, locale)} />
  );
}
