import { renderHook } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { usePageKey } from "./use-page-key.ts";

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  window.dispatchEvent(event);
  return event;
}

test("a key pressed right after the first paint is handled with the rendered state", () => {
  const heard: string[] = [];
  const { rerender } = renderHook(
    ({ page }) => {
      usePageKey(({ key }) => heard.push(`${page} ${key}`) > 0);
      // Runs before the first paint, after the hook's own effect.
      useLayoutEffect(() => void press("x"));
    },
    { initialProps: { page: "first" } },
  );
  rerender({ page: "second" });
  expect(heard).toEqual(["first x", "second x"]);
});

test("a handled key is not passed to the browser, an unhandled one is, and none is handled after unmount", () => {
  const { unmount } = renderHook(() => usePageKey(({ key }) => key === "x"));
  expect(press("x").defaultPrevented).toBe(true);
  expect(press("y").defaultPrevented).toBe(false);
  unmount();
  expect(press("x").defaultPrevented).toBe(false);
});
