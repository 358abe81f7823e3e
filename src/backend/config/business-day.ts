/** Whether a name is one of a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Which day a moment is of, as `2026-03-01`, where the business is. */
export function toBusinessDay(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const named = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${named.get("year")}-${named.get("month")}-${named.get("day")}`;
}
