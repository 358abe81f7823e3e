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

/** Renders a heading, and rows with a checkbox, a link and a menu button. */
function List({ ids, isBusy = false }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  const window = useRef(null) as LongRows;
  const select = () => {};
  const rows = ids.map(
    (id): ListRow => ({ id, record: { id }, isSelected: false, canSelect: true, select, selectTo: select }),
  );
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

/** Renders a list and prepares the deletion of a record by its row menu. */
function showList(id: string, ids: readonly string[] = ["a", "b", "c"]) {
  const { rerender } = render(<List ids={ids} />);
  act(() => screen.getByText(`Menu of ${id}`).focus());
  expectRemoval([{ id }]);
  return (props: ListProps) => rerender(<List {...props} />);
}

const focused = () => document.activeElement?.textContent;

test("after a removal, focus is on the title of the row that took its position", () => {
  const change = showList("b");
  change({ ids: ["a", "b", "c"] });
  expect(focused()).toBe("Menu of b");
  change({ ids: ["a", "c"] });
  expect(focused()).toBe("c");
});

test("after the removal of the last row, focus is on the title of the row before it", () => {
  showList("c")({ ids: ["a", "b"] });
  expect(focused()).toBe("b");
});

test("after the removal of the only row, focus is on the heading", () => {
  showList("a", ["a"])({ ids: [] });
  expect(focused()).toBe("Genres");
});

test("focus is restored only after dialogs are closed and rows are loaded", () => {
  const change = showList("a");
  change({ ids: [], isBusy: true });
  expect(document.activeElement).toBe(document.body);
  change({ ids: ["b", "c"] });
  expect(focused()).toBe("b");
});

test("focus that the user moved elsewhere is kept", () => {
  const change = showList("a");
  act(() => screen.getByText("c").focus());
  change({ ids: ["b", "c"] });
  expect(focused()).toBe("c");
  act(() => screen.getByText("c").blur());
  change({ ids: ["c"] });
  expect(document.activeElement).toBe(document.body);
});
