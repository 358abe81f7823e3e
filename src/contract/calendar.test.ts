import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import {
  addDays,
  dayOfMoment,
  endOfDay,
  fromWallClock,
  isTimeZone,
  readMoment,
  startOfDay,
  toWallClock,
} from "./calendar.ts";
import { ZONES } from "./testing/zones.ts";

afterEach(() => vi.unstubAllEnvs());

const FROM = new Date("1950-01-01T00:00:00Z");
const TO = new Date("2090-12-31T00:00:00Z");
const moments = fc.date({ min: FROM, max: TO, noInvalidDate: true });
/** Times within three hours of an offset change, or of midnight in some zone. */
const edges = fc
  .tuple(
    fc.constantFrom(
      "2018-11-04T03:00Z", // São Paulo: midnight is skipped
      "2018-02-18T02:00Z", // São Paulo: 23:00 to 24:00 occurs twice
      "2026-03-08T07:00Z", // New York
      "2026-11-01T06:00Z",
      "2026-03-29T01:00Z", // Madrid
      "2026-10-25T01:00Z",
      "2011-12-30T10:00Z", // Apia: a whole day is skipped
    ),
    fc.integer({ min: -3 * 3_600_000, max: 3 * 3_600_000 }),
  )
  .map(([at, ms]) => new Date(new Date(at).getTime() + ms));
const anyMoment = fc.oneof(moments, edges);

test.each(ZONES)("in %s a moment is in its own day and in no neighbouring one", (zone) => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const day = dayOfMoment(moment, zone);
      for (const distance of [-2, -1, 0, 1, 2]) {
        const other = addDays(day, distance);
        const isIn = startOfDay(other, zone) <= moment && moment < endOfDay(other, zone);
        expect([other, isIn]).toEqual([other, distance === 0]);
      }
    }),
    { numRuns: 300 },
  );
});

test.each(ZONES)("in %s a time on the clock is read back as a moment at which the clock shows it", (zone) => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const wall = toWallClock(moment, zone);
      const back = fromWallClock(wall, zone);
      expect(toWallClock(back, zone)).toEqual(wall);
      expect(back.getTime()).toBeLessThanOrEqual(moment.getTime());
    }),
    { numRuns: 300 },
  );
});

test.each(ZONES)("the zone of the process is used like the same zone by its name: %s", (zone) => {
  vi.stubEnv("TZ", zone);
  fc.assert(
    fc.property(anyMoment, (moment) => {
      expect(toWallClock(moment)).toEqual(toWallClock(moment, zone));
      expect(fromWallClock(toWallClock(moment))).toEqual(fromWallClock(toWallClock(moment, zone), zone));
    }),
    { numRuns: 200 },
  );
});

test("a text without an offset is a time on the clock of the zone", () => {
  expect(readMoment("2026-07-10T14:00", "Europe/Madrid")?.toISOString()).toBe("2026-07-10T12:00:00.000Z");
  expect(readMoment("2026-07-10T14:00:00Z", "Europe/Madrid")?.toISOString()).toBe("2026-07-10T14:00:00.000Z");
  expect(readMoment(0, "Europe/Madrid")?.getTime()).toBe(0);
  expect([readMoment("soon"), readMoment(null), readMoment(true), readMoment("2026-99-10T14:00")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("early and late years keep their number", () => {
  expect(dayOfMoment(new Date("0001-01-02T00:00:00Z"), "UTC")).toBe("0001-01-02");
  expect(startOfDay("0050-06-01", "UTC").toISOString()).toBe("0050-06-01T00:00:00.000Z");
  expect(dayOfMoment(new Date("9999-12-31T23:59:59Z"), "Asia/Kolkata")).toBe("+010000-01-01");
  expect(endOfDay("9999-12-31", "UTC").getTime()).toBe(new Date("9999-12-31T23:59:59.999Z").getTime() + 1);
});

test("an unknown name is not a time zone", () => {
  expect([isTimeZone("America/Sao_Paulo"), isTimeZone("Atlantis/Capital"), isTimeZone("")]).toEqual([
    true,
    false,
    false,
  ]);
});
