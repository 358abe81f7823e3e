import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import type { EntityRecord } from "../../../../contract/transport.ts";
import type { LongRows } from "../use-row-window.ts";
import type { ListRow } from "./list-rows.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

interface ListProps {
  readonly ids: readonly string[];
  readonly isBusy?: boolean;
}

let expectRemoval: (records: readonly EntityRecord[]) => void;

/** A heading, and rows with a box and a link each. */
function List({ ids, isBusy = false }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  const window = useRef(null) as LongRows;
  const rows = ids.map((id): ListRow => ({ id, record: { id }, isSelected: false, canSelect: true, select: () => {} }));
  expectRemoval = useFocusAfterRemoval({ keyed: { box, count: ids.length, window }, rows, isBusy });
  return (
    <div ref={box}>
      <h1>Genres</h1>
      {ids.map((id, at) => (
        <p key={id} data-list-row={at}>
          <input type="checkbox" />
          <a href={`/${id}`}>{id}</a>
          <button type="button">Menu of {id}</button>
        </p>
      ))}
    </div>
  );
}

/** A list of a, b and c, of which a record is about to be deleted by its row's menu. */
function showList(id: string, ids: readonly string[] = ["a", "b", "c"]) {
  const { rerender } = render(<List ids={ids} />);
  act(() => screen.getByText(`Menu of ${id}`).focus());
  expectRemoval([{ id }]);
  return (props: ListProps) => rerender(<List {...props} />);
}

const focused = () => document.activeElement?.textContent;

test("once a row is gone, the focus is on the title of the row that took its place", () => {
  const change = showList("b");
  change({ ids: ["a", "b", "c"] });
  expect(focused()).toBe("Menu of b");
  change({ ids: ["a", "c"] });
  expect(focused()).toBe("c");
});

test("once the last row is gone, the focus is on the title of the row before it", () => {
  showList("c")({ ids: ["a", "b"] });
  expect(focused()).toBe("b");
});

test("once the only row is gone, the focus is on the heading", () => {
  showList("a", ["a"])({ ids: [] });
  expect(focused()).toBe("Genres");
});

test("the focus waits for what is asked, or loaded, at that moment", () => {
  const change = showList("a");
  change({ ids: [], isBusy: true });
  expect(document.activeElement).toBe(document.body);
  change({ ids: ["b", "c"] });
  expect(focused()).toBe("b");
});

test("who went elsewhere meanwhile stays there", () => {
  const change = showList("a");
  act(() => screen.getByText("c").focus());
  change({ ids: ["b", "c"] });
  expect(focused()).toBe("c");
  act(() => screen.getByText("c").blur());
  change({ ids: ["c"] });
  expect(document.activeElement).toBe(document.body);
});
