import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { type ColumnWidths, useSavedPreferences } from "../state/saved-views.ts";
import styles from "./column-sizes.module.css";
import { columnHeads, givenWidths, keepWidth, type NamedWidth, withWidth } from "./column-widths.ts";
import type { ListColumn } from "./list-table-model.tsx";

interface ColumnSizesProps {
  readonly screens: EntityScreens;
  readonly columns: readonly ListColumn[];
}

/** Minimum width of the title column, in pixels. */
const MIN_REST = 200;
/** Width of the checkbox column and the menu column together, in pixels. */
const BESIDE = 96;

/** Applies the user's column widths to a grid and renders the handles that resize columns. */
export function ColumnSizes({ screens, columns }: ColumnSizesProps) {
  const kept = useSavedPreferences(screens.entity);
  const names = useMemo(() => columns.map(({ field }) => field.name), [columns]);
  const [dragged, setDragged] = useState<NamedWidth | null>(null);
  const [heads, setHeads] = useState<readonly HTMLTableCellElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header cells depend on the columns.
  useLayoutEffect(() => setHeads(columnHeads()), [columns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: recompute when the stored preferences change.
  const given = useMemo(
    () => (dragged ? withWidth(screens, names, dragged) : givenWidths(screens, names)),
    [kept, dragged, screens, names],
  );
  const group = useRef<HTMLTableColElement>(null);
  useLayoutEffect(() => fixColumns(group.current?.closest("table"), given, screens.titleField), [given, screens]);
  return (
    <>
      <colgroup ref={group}>
        {given ? (
          <>
            {(heads[0]?.cellIndex ?? 0) > 0 ? <col /> : null}
            {names.map((name) => (
              <col key={name} style={given[name] === undefined ? {} : { width: given[name] }} />
            ))}
          </>
        ) : null}
      </colgroup>
      {heads.map((head, at) => {
        const name = names[at];
        return name === undefined
          ? null
          : createPortal(
              <Handle
                head={head}
                onDrag={(width) => setDragged({ name, width })}
                onDone={(width) => {
                  setDragged(null);
                  keepWidth(screens, names, { name, width });
                }}
              />,
              head,
              name,
            );
      })}
    </>
  );
}

/** Switches the table to a fixed layout that is as wide as its columns require. */
function fixColumns(table: HTMLTableElement | null | undefined, given: ColumnWidths | null, titleField: string) {
  if (!table || !given) {
    return;
  }
  const sum = Object.values(given).reduce((total, width) => total + width, BESIDE);
  const added = ["sized", ...(given[titleField] === undefined ? [] : ["full"])].map((name) => styles[name] ?? name);
  table.classList.add(...added);
  table.style.minWidth = `${sum + (given[titleField] === undefined ? MIN_REST : 0)}px`;
  return () => {
    table.classList.remove(...added);
    table.style.minWidth = "";
  };
}

interface HandleProps {
  readonly head: HTMLElement;
  readonly onDrag: (width: number) => void;
  readonly onDone: (width: number) => void;
}

/** Handle that resizes a column by pointer. Keyboard users set widths in the column settings. */
function Handle({ head, onDrag, onDone }: HandleProps) {
  const begun = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const widthAt = ({ clientX }: PointerEvent, from: { readonly x: number; readonly width: number }) =>
    from.width + (clientX - from.x) * (document.documentElement.dir === "rtl" ? -1 : 1);
  const handleEnd = (event: PointerEvent) => {
    const from = begun.current;
    begun.current = null;
    if (from && event.clientX !== from.x) {
      onDone(widthAt(event, from));
    }
  };
  return (
    <div
      aria-hidden
      className={styles["handle"]}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        begun.current = { x: event.clientX, width: head.offsetWidth };
      }}
      onPointerMove={(event) => {
        if (begun.current) {
          onDrag(widthAt(event, begun.current));
        }
      }}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    />
  );
}
