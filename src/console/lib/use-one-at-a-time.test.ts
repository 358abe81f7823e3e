import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/** Starts runs that the test finishes. Returns the started ones. */
function start(keyOf?: (asked: string) => string) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (asked: string) => {
    begun.push(asked);
    return new Promise<void>((_, reject) => ends.push(() => reject(new RangeError("refused"))));
  };
  const { result } = renderHook(() => useOneAtATime(run, keyOf));
  return { begun, press: (asked: string) => result.current(asked), end: () => act(async () => ends.shift()?.()) };
}

test("one runs at a time; the next one runs after a success or a failure", async () => {
  const { begun, press, end } = start();
  press("a");
  press("a");
  press("b");
  expect(begun).toEqual(["a"]);
  await end();
  press("b");
  expect(begun).toEqual(["a", "b"]);
});

test("with keys, one runs at a time per key", async () => {
  const { begun, press, end } = start((asked) => asked);
  for (const asked of ["a", "b", "a", "b"]) {
    press(asked);
  }
  expect(begun).toEqual(["a", "b"]);
  await end();
  press("a");
  press("b");
  expect(begun).toEqual(["a", "b", "a"]);
});
