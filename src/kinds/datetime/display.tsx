import { dateLocale, formatDateTime, formatLongDateTime } from "../../console/fields/date-text.ts";
import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import { DateText } from "../date/display.tsx";

/** An instant in the reader's time zone, to the minute. */
export function DateTimeValue({ value, field }: DisplayProps) {
  const locale = dateLocale();
  return (
    <DateText text={formatDateTime(value, locale, field.options?.pattern)} hover={formatLongDateTime(value, locale)} />
  );
}
