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
export function DateValue({ value }: DisplayProps) {
  const { language } = useText();
  return <DateText text={formatDate(value, language)} hover={formatLongDate(value, language)} />;
}

/** An instant in the reader's time zone; in a list, its day. */
export function DateTimeValue({ value, place }: DisplayProps) {
  const { language } = useText();
  const text = place === "list" ? formatDay(value, language) : formatDateTime(value, language);
  return <DateText text={text} hover={formatLongDateTime(value, language)} />;
}
