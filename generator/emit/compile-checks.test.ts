import { expect, test, vi } from "vitest";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { type CheckJob, compileCheck } from "./compile-check.ts";
import { beginChecks, DONE, NEXT, newCounters, take } from "./compile-checks.ts";

const PATIENCE_MS = 60_000;

/** Enough of them for a second thread. */
const JOBS = Array.from({ length: 52 }, (_, index) => job(index));

function job(index: number): CheckJob {
  const names = Array.from({ length: 100 }, (_, field) => `field${field}`);
  const properties = Object.fromEntries(names.map((name): [string, JsonSchema] => [name, { type: "string" }]));
  return { name: `validate${index}`, schema: { type: "object", properties, required: [] } };
}

test(
  "case 166: what two threads compile is what one would, in the same order",
  async () => {
    const counters = newCounters();
    const end = beginChecks(JOBS, counters);
    await vi.waitFor(() => expect(counters[DONE]).toBeGreaterThan(0), { timeout: PATIENCE_MS, interval: 5 });
    const codes = end();
    expect(codes).toHaveLength(JOBS.length);
    expect(codes[0]).toBe(compileCheck(job(0)));
    expect(codes.map((code, index) => code.includes(`const validate${index} =`))).toEqual(JOBS.map(() => true));
  },
  PATIENCE_MS,
);

test("a second thread that never starts leaves its part to the first", { timeout: PATIENCE_MS }, () => {
  // Ended before the thread can have begun: all is left.
  const codes = beginChecks(JOBS)();
  expect(codes.every((code, index) => code.includes(`const validate${index} =`))).toBe(true);
});

test("a few checks are compiled without a second thread, when they are asked for", () => {
  const counters = newCounters();
  expect(beginChecks([job(1)], counters)()).toEqual([compileCheck(job(1))]);
  expect(counters[NEXT]).toBe(0);
});

test("a job is taken once", () => {
  const counters = newCounters();
  expect([take(counters), take(counters)]).toEqual([0, 1]);
});
