import { describe, expect, test } from "vitest";
import { toCompared, toPeriod } from "./period.ts";

describe("periods up to a day", () => {
  test.each([
    ["thisQuarter", "2030-05-20", "2030-04-01"],
    ["thisQuarter", "2030-12-31", "2030-10-01"],
    ["months3", "2030-01-31", "2029-11-01"],
    ["months6", "2030-05-20", "2029-12-01"],
    ["months12", "2030-12-01", "2030-01-01"],
    ["thisYear", "2030-05-20", "2030-01-01"],
  ] as const)("%s of %s starts on %s", (name, today, from) => {
    expect(toPeriod(name, today)).toEqual({ from, to: today });
  });
});

describe("the period to compare with", () => {
  test.each([
    ["months3", "previous", ["2030-04-01", "2030-05-20"], ["2030-02-01", "2030-03-20"]],
    ["thisQuarter", "previous", ["2030-04-01", "2030-05-20"], ["2030-01-01", "2030-02-20"]],
    ["thisQuarter", "previous", ["2030-10-01", "2030-12-31"], ["2030-07-01", "2030-09-30"]],
    ["thisYear", "previous", ["2030-01-01", "2030-05-20"], ["2029-01-01", "2029-05-20"]],
    ["custom", "previous", ["2030-03-01", "2030-03-30"], ["2030-02-01", "2030-02-28"]],
    ["custom", "previous", ["2030-02-01", "2030-02-28"], ["2030-01-01", "2030-01-31"]],
    ["custom", "previous", ["2030-01-10", "2030-01-19"], ["2029-12-31", "2030-01-09"]],
    ["months12", "yearBefore", ["2028-02-01", "2028-02-29"], ["2027-02-01", "2027-02-28"]],
    ["custom", "yearBefore", ["2030-04-15", "2030-05-20"], ["2029-04-15", "2029-05-20"]],
  ] as const)("%s, %s: of %j it is %j", (...row) => {
    const [name, comparison, [from, to], [since, until]] = row;
    const compared = toCompared({ name, comparison, days: { from, to } });
    expect(compared).toEqual({ from: since, to: until });
  });

  test("is none without a comparison", () => {
    const days = { from: "2030-04-01", to: "2030-05-20" };
    expect(toCompared({ name: "months3", comparison: "nothing", days })).toBeNull();
  });
});
