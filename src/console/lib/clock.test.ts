import { expect, test } from "vitest";
import { realClock } from "./clock.ts";

test("a wait ends after its time, and not before", async () => {
  const begun = performance.now();
  await realClock.wait(30);
  // Node's timers count whole milliseconds.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(29);
});

test("a wait of minutes ends as soon as it is aborted", async () => {
  const stopping = new AbortController();
  const waited = realClock.wait(600_000, stopping.signal);
  stopping.abort();
  await expect(waited).resolves.toBeUndefined();
});
