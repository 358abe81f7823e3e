import { API_KEY_DEFAULTS, API_KEY_LIMITS } from "../../contract/api-keys.ts";
import { endOfDay } from "../../contract/calendar.ts";
import { DAY_ENTRY } from "../fields/date-entry.ts";
import { dateLocale } from "../fields/date-text.ts";
import { DayInput } from "../fields/day-input.tsx";
import { useApiKeyText } from "../i18n/use-api-key-text.ts";
import { timeZone } from "../lib/calendar.ts";
import { addDays, daysBetween, today } from "../lib/date-range.ts";

/** The last day that a key can have: its end is within the limit of the backend. */
const latestDay = () => addDays(today(), API_KEY_LIMITS.days - 1);

/** The last day of a key, unless another one is chosen. */
export const defaultLastDay = () => addDays(today(), API_KEY_DEFAULTS.days - 1);

/** The end of a key that is valid on a day and not longer; null if the day is none, past or too late. */
export function toKeyEnd(day: string): string | null {
  const isDay = daysBetween(day, day) !== null;
  const isPossible = isDay && day >= today() && day <= latestDay();
  return isPossible ? endOfDay(day, timeZone()).toISOString() : null;
}

interface LastDayProps {
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** Input of the last day of a key, with the reason if it is not possible. */
export function LastDay({ value, onChange }: LastDayProps) {
  const { t } = useApiKeyText();
  const isWrong = toKeyEnd(value) === null;
  return (
    <div>
      <DayInput
        size="small"
        label={t("apiKeys.lastDay")}
        value={value}
        error={isWrong}
        onChange={onChange}
        keepsUnread
      />
      {isWrong && (
        <p role="alert">{t("apiKeys.lastDayProblem", { day: DAY_ENTRY.toText(latestDay(), dateLocale()) })}</p>
      )}
    </div>
  );
}
