/** `7` as `07`. */
export const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** The seconds of a wall-clock time, `:05.120`. Empty if zero. */
export function secondsText(clock: Date): string {
  const [seconds, fraction] = [clock.getUTCSeconds(), clock.getUTCMilliseconds()];
  const written = fraction === 0 ? "" : `.${String(fraction).padStart(3, "0")}`;
  return seconds === 0 && fraction === 0 ? "" : `:${twoDigits(seconds)}${written}`;
}

/** Formats milliseconds as `-03:00`, or as `-03:06:28` like the offsets of the nineteenth century. */
export function offsetText(ms: number): string {
  const seconds = Math.abs(ms) / 1000;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return `${ms < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}${rest === 0 ? "" : `:${twoDigits(rest)}`}`;
}
