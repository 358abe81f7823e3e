import { expect, test } from "vitest";
import { FIRST_PIECE, toNextPiece } from "./piece-size.ts";

const after = (times: readonly number[]) => times.reduce(toNextPiece, FIRST_PIECE);

test.each([
  ["eight milliseconds keep it", [8, 8], 150],
  ["half of them make it a quarter larger, not twice as large", [4], 188],
  ["one that is held up takes a third of it, and it comes back", [200, 4], 125],
  ["a slow machine has pieces of a hundred", [80, 80, 80], 100],
  ["a fast one has pieces of five hundred", Array<number>(9).fill(0.5), 500],
  ["a clock that does not go on makes no endless piece", [0], 188],
] as const)("how long a piece takes says how large the next one is: %s", (_, times, rows) => {
  expect(after(times)).toBe(rows);
});
