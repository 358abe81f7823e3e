import { renderHook } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { usePageKey } from "./use-page-key.ts";

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  window.dispatchEvent(event);
  return event;
}

test("a key pressed as soon as a page is drawn counts, and means what is drawn", () => {
  const heard: string[] = [];
  const { rerender } = renderHook(
    ({ page }) => {
      usePageKey(({ key }) => heard.push(`${page} ${key}`) > 0);
      // What runs before the page is painted, after the hook's own.
      useLayoutEffect(() => void press("x"));
    },
    { initialProps: { page: "first" } },
  );
  rerender({ page: "second" });
  expect(heard).toEqual(["first x", "second x"]);
});

test("a key that meant something is kept from the browser, another is not, and none is heard once the page is left", () => {
  const { unmount } = renderHook(() => usePageKey(({ key }) => key === "x"));
  expect(press("x").defaultPrevented).toBe(true);
  expect(press("y").defaultPrevented).toBe(false);
  unmount();
  expect(press("x").defaultPrevented).toBe(false);
});
