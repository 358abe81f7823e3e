import { expect, test } from "vitest";
import { toBusinessDay } from "./business-day.ts";

test.each([
  ["2026-03-01T02:30:00Z", "America/Sao_Paulo", "2026-02-28"],
  ["2026-03-01T03:00:00Z", "America/Sao_Paulo", "2026-03-01"],
  ["2026-03-01T02:30:00Z", "UTC", "2026-03-01"],
  ["2026-12-31T11:00:00Z", "Pacific/Auckland", "2027-01-01"],
])("the moment %s in %s is the day %s", (moment, zone, day) => {
  expect(toBusinessDay(new Date(moment), zone)).toBe(day);
});
