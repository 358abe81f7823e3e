import Box from "@mui/material/Box";
import { useText } from "../../i18n/use-text.ts";
import { EMPTY_DATE, formatDate, formatDateTime, formatDay, formatLongDate, formatLongDateTime } from "../date-text.ts";
import type { DisplayProps } from "./display-props.ts";

interface DateTextProps {
  readonly text: string;
  readonly hover: string | null;
}

function DateText({ text, hover }: DateTextProps) {
  return (
    <Box
      component="span"
      title={hover ?? undefined}
      sx={{
        fontVariantNumeric: "tabular-nums",
        whiteSpace: "nowrap",
        color: text === EMPTY_DATE ? "text.secondary" : undefined,
      }}
    >
      {text}
    </Box>
  );
}

/** A calendar date: the same day for every reader. */
export function DateValue({ value, field }: DisplayProps) {
  const { language } = useText();
  const { pattern } = field.options;
  return <DateText text={formatDate(value, language, pattern)} hover={formatLongDate(value, language)} />;
}

/** An instant in the reader's time zone; in a list, its day. */
export function DateTimeValue({ value, place, field }: DisplayProps) {
  const { language } = useText();
  const { pattern } = field.options;
  const text = place === "list" ? formatDay(value, language, pattern) : formatDateTime(value, language, pattern);
  return <DateText text={text} hover={formatLongDateTime(value, language)} />;
}
