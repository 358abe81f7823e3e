import * as calendar from "../../contract/calendar.ts";
import { timeZone } from "./calendar.ts";

/**
 * Wall clock times, as the milliseconds of a UTC clock that shows the same time. Default zone: the console's
 * calendar.
 */

/** The wall clock time of an instant. */
export function toWallClock(instant: number, zone = timeZone()): number {
  return calendar.toWallClock(new Date(instant), zone).getTime();
}

/** The first instant with a wall clock time; null if daylight saving skips it. */
export function fromWallClock(clock: number, zone = timeZone()): number | null {
  const instant = calendar.fromWallClock(new Date(clock), zone).getTime();
  return toWallClock(instant, zone) === clock ? instant : null;
}
