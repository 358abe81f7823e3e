import Box from "@mui/material/Box";
import { useText } from "../../i18n/use-text.ts";
import { EMPTY_DATE, formatDate, formatDateTime, formatLongDate, formatLongDateTime } from "../date-text.ts";
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

/** An instant in the reader's time zone. */
export function DateTimeValue({ value }: DisplayProps) {
  const { language } = useText();
  return <DateText text={formatDateTime(value, language)} hover={formatLongDateTime(value, language)} />;
}
