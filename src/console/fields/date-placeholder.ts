import type { Text } from "../i18n/text.ts";
import type { DateEntry } from "./date-entry.ts";
import { dateParts } from "./date-text.ts";

/** The expected format of a typed date in the reader's language, such as `dd/mm/aaaa hh:mm`. */
export function datePlaceholder({ hasTime }: Pick<DateEntry, "hasTime">, locale: string, t: Text["t"]): string {
  const day = dateParts(locale).map(({ type, value }) => {
    const isPart = type === "day" || type === "month" || type === "year";
    return isPart ? t(`crud.date.${type}`) : value;
  });
  return `${day.join("")}${hasTime ? ` ${t("crud.date.time")}` : ""}`;
}
