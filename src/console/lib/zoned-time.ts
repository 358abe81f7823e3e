import * as calendar from "../../contract/calendar.ts";
import { timeZone } from "./calendar.ts";

/** Wall clocks as milliseconds that a clock of UTC would show. Default zone: that of the console's calendar. */

/** The wall clock of an instant. */
export function toWallClock(instant: number, zone = timeZone()): number {
  return calendar.toWallClock(new Date(instant), zone).getTime();
}

/** The first instant of a wall clock; null where clocks skip it. */
export function fromWallClock(clock: number, zone = timeZone()): number | null {
  const instant = calendar.fromWallClock(new Date(clock), zone).getTime();
  return toWallClock(instant, zone) === clock ? instant : null;
}
