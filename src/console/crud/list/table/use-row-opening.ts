import { type MouseEvent, useCallback } from "react";
import { useNavigate } from "react-router-dom";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { toRecordPath } from "../../../data/to-record-path.ts";
import { toOriginPath } from "../../../lib/base-path.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import type { ListRow } from "./list-rows.ts";
import { titlePath } from "./list-value.tsx";

/** Elements in a row that have a click of their own. */
const CONTROLS = "a, button, input, label, select, textarea, summary, audio, video, [role=button], [tabindex]";

/** The checkbox or the menu in the first and last cell of a row: a click next to them does not open the record. */
const EDGES = ":scope > input[type=checkbox], :scope > [aria-haspopup=menu]";

const MIDDLE = 1;

/** The element of the clicked row; null if the click was on a control, in a menu, or selected text. */
function clickedRow({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  // The rows contain menus, whose content is rendered elsewhere: their clicks also arrive here.
  const row = target instanceof Element && currentTarget.contains(target) ? target.closest("[data-list-row]") : null;
  const hasText = getSelection()?.isCollapsed === false;
  return defaultPrevented || hasText || (control && row?.contains(control)) ? null : row;
}

/** Selects a row by its checkbox. With Shift, selects a range. */
export function selectByBox(row: ListRow, { currentTarget, shiftKey }: MouseEvent<HTMLInputElement>): void {
  if (shiftKey) {
    row.selectTo(currentTarget.checked);
  } else {
    row.select(currentTarget.checked);
  }
}

/**
 * Handlers for the element that contains the rows. A click on a row opens its record; with Ctrl, Cmd or the middle
 * button, in a new tab. A click next to the checkbox sets it. Keyboards use the link in the row's title.
 */
export function useRowOpening(screens: EntityScreens<MessageKey>, rows: readonly ListRow[]) {
  const navigate = useNavigate();
  const latest = useLatest(rows);
  const path = titlePath(screens);
  const open = useCallback(
    (row: ListRow | undefined, isBeside: boolean) => {
      const to = path !== null && row?.canSelect ? toRecordPath(path, row.record.id) : null;
      if (to !== null && isBeside) {
        window.open(toOriginPath(to), "_blank", "noopener");
      } else if (to !== null) {
        void navigate(to);
      }
    },
    [path, navigate],
  );
  const rowOf = useCallback((event: MouseEvent<HTMLElement>) => {
    const index = clickedRow(event)?.getAttribute("data-list-row");
    return index == null ? undefined : latest.current[Number(index)];
  }, []);
  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event);
      const control = event.target instanceof Element ? event.target.closest("td")?.querySelector(EDGES) : null;
      if (control instanceof HTMLInputElement && row?.canSelect) {
        (event.shiftKey ? row.selectTo : row.select)(!row.isSelected);
      } else if (!(control || event.altKey || event.shiftKey)) {
        open(row, event.ctrlKey || event.metaKey);
      }
    },
    [rowOf, open],
  );
  const onAuxClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (event.button === MIDDLE) {
        open(rowOf(event), true);
      }
    },
    [rowOf, open],
  );
  /** Keeps the browser from scrolling by the middle button. */
  const onMouseDown = useCallback((event: MouseEvent<HTMLElement>) => {
    if (event.button === MIDDLE && clickedRow(event)) {
      event.preventDefault();
    }
  }, []);
  return path === null ? {} : { onClick, onAuxClick, onMouseDown, "data-opens": true };
}
