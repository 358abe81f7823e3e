const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})0*)?)?(?: ?([ap])\.?m\.?)?$/i;

/** Parses `8:30`, `08:30:15.5` or `8:30 PM` to `08:30:00.000`. Null for other texts. */
export function readClock(text: string): string | null {
  const [, hours = "", minutes = "", seconds = "00", fraction = "", half] = CLOCK.exec(text) ?? [];
  const isHalf = half !== undefined;
  const hour = isHalf ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  const isReal =
    hours !== "" &&
    (isHalf ? Number(hours) >= 1 && Number(hours) <= 12 : hour < 24) &&
    Number(minutes) < 60 &&
    Number(seconds) < 60;
  return isReal ? `${String(hour).padStart(2, "0")}:${minutes}:${seconds}.${fraction.padEnd(3, "0")}` : null;
}
