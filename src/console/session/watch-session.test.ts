import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSession } from "../testing/session-harness.ts";
import { watchSession } from "./watch-session.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Records the calls on a watched session, in order. */
function watch() {
  const { session } = startSession(null);
  const done: string[] = [];
  vi.spyOn(session, "check").mockImplementation(() => done.push("check"));
  vi.spyOn(session, "syncFromStorage").mockImplementation(() => done.push("sync"));
  return { done, stop: watchSession(session, "main-tokens") };
}

/** Each event that triggers a check of the session. */
const REASONS: readonly [string, () => unknown, readonly string[]][] = [
  ["half a minute", () => vi.advanceTimersByTime(30_000), ["sync", "check"]],
  ["the network's return", () => window.dispatchEvent(new Event("online")), ["sync", "check"]],
  ["a page shown again", () => window.dispatchEvent(new Event("pageshow")), ["sync", "check"]],
  ["a tab that is looked at", () => document.dispatchEvent(new Event("visibilitychange")), ["sync", "check"]],
  ["another tab's tokens", () => changeStorage("main-tokens"), ["sync"]],
  ["a storage that was cleared", () => changeStorage(null), ["sync"]],
];

function changeStorage(key: string | null): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

test.each(REASONS)("case 18, 26: after %s the session is checked, until the watch ends", (_, happen, wanted) => {
  const { done, stop } = watch();
  happen();
  expect(done).toEqual(wanted);
  stop();
  happen();
  expect(done).toEqual(wanted);
});

test("changes of other storage keys trigger no check", () => {
  const { done, stop } = watch();
  changeStorage("console-language");
  vi.advanceTimersByTime(29_999);
  expect(done).toEqual([]);
  stop();
});

test("case 18: a hidden page checks its session once it becomes visible", () => {
  const { done, stop } = watch();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(300_000);
  expect(done).toEqual([]);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(done).toEqual(["sync", "check"]);
  stop();
});
