import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSaveKey } from "./form-input.ts";

test.each([
  ["Ctrl+S", { ctrlKey: true }, true],
  ["Cmd+S", { metaKey: true }, true],
  // AltGr+S types "ś" on a Polish keyboard.
  ["Ctrl+Alt+S", { ctrlKey: true, altKey: true }, false],
  ["S", {}, false],
])("whether %s submits the form: %j", (_, keys, saves) => {
  const submit = vi.fn(async () => undefined);
  renderHook(() => useSaveKey(submit));
  const event = new KeyboardEvent("keydown", { key: "s", cancelable: true, ...keys });
  window.dispatchEvent(event);
  expect([submit.mock.calls.length > 0, event.defaultPrevented]).toEqual([saves, saves]);
});
