import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { useRows } from "./list-rows.ts";
import type { Selection } from "./use-range-selection.ts";

const toPage = (ids: string) => [...ids].map((id) => ({ id }));

function showRows() {
  const hook = renderHook(
    ({ ids }: { readonly ids: string }) => {
      const [page, setPage] = useState(ids);
      const [selection, onSelect] = useState<Selection>({});
      const [records, setRecords] = useState(() => toPage(ids));
      return {
        ...useRows({ page: records, from: 0, selection, onSelect }),
        selection,
        page,
        show: (next: string) => {
          setPage(next);
          setRecords(toPage(next));
        },
        clear: () => onSelect(() => ({})),
      };
    },
    { initialProps: { ids: "abcdef" } },
  );
  const { result } = hook;
  const row = (id: string) => {
    const found = result.current.rows.find((each) => each.id === id);
    if (!found) {
      throw new RangeError(`no row ${id}`);
    }
    return found;
  };
  return {
    click: (id: string) => act(() => row(id).select(!row(id).isSelected)),
    shiftClick: (id: string) => act(() => row(id).selectTo(!row(id).isSelected)),
    shiftArrow: (from: string, to: string) => act(() => row(to).selectTo(true, from)),
    show: (ids: string) => act(() => result.current.show(ids)),
    clear: () => act(() => result.current.clear()),
    selected: () =>
      Object.keys(result.current.selection)
        .filter((id) => result.current.selection[id])
        .sort()
        .join(""),
  };
}

test("Shift selects every row from the one that was selected last, upwards and downwards", () => {
  const list = showRows();
  list.click("c");
  list.shiftClick("e");
  expect(list.selected()).toBe("cde");
  list.shiftClick("a");
  expect(list.selected()).toBe("abc");
});

test("a repeated Shift+click resizes the range and keeps the earlier selection", () => {
  const list = showRows();
  list.click("f");
  list.click("a");
  list.shiftClick("d");
  expect(list.selected()).toBe("abcdf");
  list.shiftClick("b");
  expect(list.selected()).toBe("abf");
});

test("a range that starts with a cleared row clears", () => {
  const list = showRows();
  list.click("a");
  list.shiftClick("f");
  list.click("b");
  list.shiftClick("d");
  expect(list.selected()).toBe("aef");
});

test("the start is found by id after the rows have been sorted", () => {
  const list = showRows();
  list.click("b");
  list.show("fedcba");
  list.shiftClick("d");
  expect(list.selected()).toBe("bcd");
});

test("without its start on the page, Shift+click sets one row", () => {
  const list = showRows();
  list.click("a");
  list.show("cdef");
  list.shiftClick("e");
  expect(list.selected()).toBe("ae");
  list.shiftClick("c");
  expect(list.selected()).toBe("acde");
});

test("after the selection was cleared, the range starts from none", () => {
  const list = showRows();
  list.click("a");
  list.shiftClick("c");
  list.clear();
  list.shiftClick("b");
  expect(list.selected()).toBe("ab");
});

test("Shift with an arrow key starts at the focused row", () => {
  const list = showRows();
  list.shiftArrow("b", "c");
  list.shiftArrow("c", "d");
  expect(list.selected()).toBe("bcd");
  list.shiftArrow("d", "c");
  expect(list.selected()).toBe("bc");
});
