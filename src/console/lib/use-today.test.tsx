import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setTimeZone } from "./calendar.ts";
import { useNewDay, useToday } from "./use-today.ts";

function Day({ onNewDay }: { readonly onNewDay: () => void }) {
  useNewDay(onNewDay);
  return <p>{useToday()}</p>;
}

afterEach(() => {
  setTimeZone(undefined);
  vi.useRealTimers();
});

test("a component shows the new day at midnight of the configured zone, and calls back once", () => {
  vi.useFakeTimers({ now: new Date("2026-11-30T22:59:30Z") });
  setTimeZone("Europe/Madrid");
  const onNewDay = vi.fn();
  render(<Day onNewDay={onNewDay} />);
  expect(screen.getByText("2026-11-30")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(29_000));
  expect(screen.getByText("2026-11-30")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByText("2026-12-01")).toBeTruthy();
  expect(onNewDay).toHaveBeenCalledTimes(1);
});

test("without a configured zone, the day ends at midnight of the reader's zone, not a second later", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59, 59, 700) });
  render(<Day onNewDay={() => undefined} />);
  expect(screen.getByText("2026-11-30")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(301));
  expect(screen.getByText("2026-12-01")).toBeTruthy();
});
