import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { everyRow, MAX_RENDERED, type Part } from "./row-parts.ts";
import type { RowWindow } from "./row-window.ts";

/** Number of rows that a long page renders before the viewport is measured. */
const FIRST = 30;

type Module = typeof import("./row-window.ts");
let here: Module | null = null;

/** Lazy-loads the row window. */
async function loadRowWindow(): Promise<Module> {
  here ??= await import("./row-window.ts");
  return here;
}

/** Row window of a long page; null for short pages. */
export type LongRows = RefObject<RowWindow | null>;

interface Wanted {
  readonly ids: readonly string[];
  /** Estimated row height in pixels. */
  readonly estimate: number;
  readonly window: LongRows;
}

/** Rows to render: all rows of a short page, or the visible and the focused rows of a long one. */
export function useRowWindow<Body extends HTMLElement>({ ids, estimate, window }: Wanted) {
  const isLong = ids.length > MAX_RENDERED;
  const body = useRef<Body>(null);
  const [module, setModule] = useState(here);
  const [rendered, setRendered] = useState<readonly Part[] | null>(null);
  useEffect(() => {
    if (isLong && module === null) {
      // If the chunk fails to load, render every row. That is slow but complete.
      loadRowWindow().then(setModule, () => setRendered(everyRow(ids)));
    }
  }, [isLong, module, ids]);
  useLayoutEffect(() => {
    if (isLong && module && body.current) {
      const rows = new module.RowWindow({ body: body.current, onRender: setRendered, estimate });
      window.current = rows;
      return () => {
        rows.stop();
        window.current = null;
        setRendered(null);
      };
    }
    return;
  }, [isLong, module, estimate, window]);
  const first = [...everyRow(ids.slice(0, FIRST)), { room: (ids.length - FIRST) * estimate, before: ids.length }];
  const known = (rendered ?? first).filter((part) => !("index" in part) || part.index < ids.length);
  const parts: readonly Part[] = isLong ? known : everyRow(ids);
  // Runs after each render: the next update depends on the rendered rows and their heights.
  useLayoutEffect(() => window.current?.setRows(ids, parts));
  const keep = useCallback((index: number) => window.current?.keep(index), [window]);
  return { body, parts, isLong, keep };
}
