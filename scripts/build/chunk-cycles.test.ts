import { expect, test } from "vitest";
import { findChunkCycles } from "./chunk-cycles.ts";

const chunk = (fileName: string, ...imports: readonly string[]) => ({ fileName, imports });

test("chunks that share a dependency are no cycle", () => {
  expect(findChunkCycles([chunk("a", "b", "c"), chunk("b", "d"), chunk("c", "d"), chunk("d")])).toEqual([]);
});

test("each cycle is listed with all of its files", () => {
  const chunks = [chunk("a", "b"), chunk("b", "c", "x"), chunk("c", "b"), chunk("x", "x"), chunk("y", "external")];
  expect(findChunkCycles(chunks)).toEqual([
    ["b", "c", "b"],
    ["x", "x"],
  ]);
});
