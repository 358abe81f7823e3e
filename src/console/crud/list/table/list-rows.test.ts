import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { useRows } from "./list-rows.ts";
import type { Selection } from "./use-range-selection.ts";

// The last record has no id.
const page = [{ id: "1" }, { id: "2" }, {} as EntityRecord];

function usePage() {
  const [selection, onSelect] = useState<Selection>({});
  const [, setTimes] = useState(0);
  return {
    ...useRows({ page, from: 25, selection, onSelect }),
    selection,
    again: () => setTimes((times) => times + 1),
  };
}

test("a row object is reused until its selection changes", () => {
  const { result } = renderHook(usePage);
  const [first, second, nameless] = result.current.rows;
  act(() => result.current.again());
  expect(result.current.rows).toEqual([first, second, nameless]);
  expect(result.current.rows.map((row, at) => row === [first, second, nameless][at])).toEqual([true, true, true]);
  act(() => second?.select(true));
  expect(result.current.rows.map(({ isSelected }) => isSelected)).toEqual([false, true, false]);
  expect(result.current.rows[0] === first && result.current.rows[2] === nameless).toBe(true);
});

test("a stale row handler does not overwrite later selections", () => {
  const { result } = renderHook(usePage);
  const [first, second, nameless] = result.current.rows;
  act(() => first?.select(true));
  act(() => second?.select(true));
  expect(result.current.selection).toEqual({ 1: true, 2: true });
  act(() => first?.select(false));
  expect(result.current.selection).toEqual({ 2: true });
  act(() => result.current.put(["1", "2"], true));
  expect(result.current.selection).toEqual({ 1: true, 2: true });
  expect([nameless?.id, nameless?.canSelect]).toEqual(["row 27", false]);
});
