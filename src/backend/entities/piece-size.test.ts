import { expect, test } from "vitest";
import { FIRST_PIECE, toNextPiece } from "./piece-size.ts";

const after = (times: readonly number[]) => times.reduce(toNextPiece, FIRST_PIECE);

test.each([
  ["twelve milliseconds keep it", [12, 12], 250],
  ["half of them make it a quarter larger, not twice as large", [6], 313],
  ["one that is held up takes a fifth of it, and it comes back", [200, 6], 250],
  ["a slow machine has pieces of two hundred", [80, 80, 80], 200],
  ["a fast one has pieces of five hundred", Array<number>(9).fill(0.5), 500],
  ["a clock that does not go on makes no endless piece", [0], 313],
] as const)("how long a piece takes says how large the next one is: %s", (_, times, rows) => {
  expect(after(times)).toBe(rows);
});
