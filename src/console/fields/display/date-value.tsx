import { useText } from "../../i18n/use-text.ts";
import { EMPTY_DATE, formatDate, formatDateTime, formatLongDate, formatLongDateTime } from "../date-text.ts";
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

/** A calendar date: the same day for every reader. */
export function DateValue({ value, field }: DisplayProps) {
  const { language } = useText();
  const { pattern } = field.options;
  return <DateText text={formatDate(value, language, pattern)} hover={formatLongDate(value, language)} />;
}

/** An instant in the reader's time zone, by its minute. */
export function DateTimeValue({ value, field }: DisplayProps) {
  const { language } = useText();
  const { pattern } = field.options;
  return <DateText text={formatDateTime(value, language, pattern)} hover={formatLongDateTime(value, language)} />;
}
