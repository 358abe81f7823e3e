import { describe, expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import type { Clock } from "../../lib/clock.ts";
import { type RunOptions, runEach } from "./run-each.ts";

const SECOND = 1000;

/** A fake clock; only `wait` advances the time. */
class OwnClock implements Clock {
  time = 0;
  readonly now = () => this.time;
  readonly wait = async (ms: number) => {
    this.time += ms;
  };
}

/** A backend that returns 429 until a time and then accepts `more` calls. `isTold`: with `Retry-After`. */
function tired({ until, isTold = true, more = Number.POSITIVE_INFINITY }: TiredOptions) {
  const calls: (readonly [item: string, at: number])[] = [];
  const clock = new OwnClock();
  let left = more;
  const call = async (item: string) => {
    calls.push([item, clock.time / SECOND]);
    if (clock.time < until * SECOND || left === 0) {
      const retryAt = isTold ? Math.max(until * SECOND, clock.time) : null;
      throw new ApiError({ kind: "http", statusCode: 429, message: "slow down", retryAt });
    }
    left -= 1;
  };
  return { calls, call, clock };
}

interface TiredOptions {
  /** In seconds from now. */
  readonly until: number;
  readonly isTold?: boolean;
  readonly more?: number;
}

const ITEMS = ["a", "b", "c", "d", "e", "f"];

type Tired = ReturnType<typeof tired>;

/** Runs all items, including every pause. */
async function runOver(
  { call, clock }: Tired,
  options: Pick<RunOptions, "signal"> & { readonly isTold?: boolean } = {},
) {
  const { isTold = true, ...others } = options;
  const pauses: number[] = [];
  const onPause = (until: number) => pauses.push((until - clock.time) / SECOND);
  const run = await runEach(ITEMS, call, { ...others, clock, ...(isTold ? { onPause } : {}) });
  const { done, failed, left } = run;
  return { pauses, done: done.toSorted(), failed: failed.map(({ item }) => item).toSorted(), left: left.toSorted() };
}

describe("a rate-limited run", () => {
  test("pauses until the requested time, reports the pause, and then makes each call once", async () => {
    const backend = tired({ until: 90 });
    const { pauses, done, failed } = await runOver(backend);
    const { calls } = backend;
    expect({ pauses, done, failed }).toEqual({ pauses: [90], done: ITEMS, failed: [] });
    expect(calls.filter(([, at]) => at < 90)).toHaveLength(4);
    const after = calls.filter(([, at]) => at >= 90).map(([item]) => item);
    expect(after.toSorted()).toEqual(ITEMS);
  });

  test("backs off exponentially without `Retry-After`", async () => {
    const { done, pauses } = await runOver(tired({ until: 20, isTold: false }));
    expect({ done, pauses }).toEqual({ done: ITEMS, pauses: [5, 10, 20] });
  });

  test.each([
    ["more time than a page can wait", { until: 300 }, 0, 4],
    ["repeated pauses without progress", { until: 0, more: 0 }, 5, 9],
  ])("fails the remaining items without sending them if the backend requests %s", async (...row) => {
    const [, options, waited, sent] = row;
    const backend = tired(options);
    const { pauses, done, failed } = await runOver(backend);
    expect({ waited: pauses.length, done, failed }).toEqual({ waited, done: [], failed: ITEMS });
    expect(backend.calls).toHaveLength(sent);
  });

  test("does not pause without an `onPause` callback", async () => {
    const { failed, pauses } = await runOver(tired({ until: 1 }), { isTold: false });
    expect({ failed, pauses }).toEqual({ failed: ITEMS, pauses: [] });
  });

  test("can be stopped during a pause and returns the remaining items", async () => {
    const stopping = new AbortController();
    const backend = tired({ until: 90 });
    const wait = async () => stopping.abort();
    const clock = Object.assign(backend.clock, { wait });
    const { done, failed, left } = await runOver({ ...backend, clock }, { signal: stopping.signal });
    expect({ done, failed, left }).toEqual({ done: [], failed: [], left: ITEMS });
    expect(backend.calls).toHaveLength(4);
  });
});
