import { useEffect, useRef, useSyncExternalStore } from "react";
import { endOfDay } from "../../contract/calendar.ts";
import { currentDay, timeZone } from "./calendar.ts";

/** Check interval in ms, so that a computer that was asleep at midnight notices soon after. */
const CHECK_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for all components. It fires at midnight, and every minute before. */
function wait(day: string): void {
  const left = endOfDay(day, timeZone()).getTime() - Date.now();
  timer = setTimeout(
    () => {
      const now = currentDay();
      wait(now);
      if (now !== day) {
        for (const notify of listeners) {
          notify();
        }
      }
    },
    Math.min(Math.max(left, 1), CHECK_MS),
  );
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    wait(currentDay());
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) {
      clearTimeout(timer);
    }
  };
}

/**
 * The current day of the console's calendar. Re-renders at midnight.
 *
 * @example
 * const isOver = ticket.dueDate < useToday();
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, currentDay);
}

/** Calls back when the day changes, not on mount. */
export function useNewDay(onNewDay: () => void): void {
  const day = useToday();
  const seen = useRef(day);
  useEffect(() => {
    if (seen.current !== day) {
      seen.current = day;
      onNewDay();
    }
  });
}
