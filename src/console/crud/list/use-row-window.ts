import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { everyRow, MOST_DRAWN, type Part } from "./row-parts.ts";
import type { RowWindow } from "./row-window.ts";

/** What is drawn of a long page until it is known what is in sight. */
const FIRST = 30;

type Module = typeof import("./row-window.ts");
let here: Module | null = null;

/** Fetches what draws long pages. */
async function loadRowWindow(): Promise<Module> {
  here ??= await import("./row-window.ts");
  return here;
}

/** What draws a long page's rows; nothing where the page is short. */
export type LongRows = RefObject<RowWindow | null>;

interface Wanted {
  readonly ids: readonly string[];
  /** How high a row is, as far as one knows before. */
  readonly estimate: number;
  readonly window: LongRows;
}

/** The rows of a page that are drawn: all of them, or of a long one those in sight, and the one that has the focus. */
export function useRowWindow<Body extends HTMLElement>({ ids, estimate, window }: Wanted) {
  const isLong = ids.length > MOST_DRAWN;
  const body = useRef<Body>(null);
  const [module, setModule] = useState(here);
  const [drawn, setDrawn] = useState<readonly Part[] | null>(null);
  useEffect(() => {
    if (isLong && module === null) {
      // Without its code every row is drawn: slowly, but all there.
      loadRowWindow().then(setModule, () => setDrawn(everyRow(ids)));
    }
  }, [isLong, module, ids]);
  useLayoutEffect(() => {
    if (isLong && module && body.current) {
      const rows = new module.RowWindow({ body: body.current, onDraw: setDrawn, estimate });
      window.current = rows;
      return () => {
        rows.stop();
        window.current = null;
        setDrawn(null);
      };
    }
    return;
  }, [isLong, module, estimate, window]);
  const first = [...everyRow(ids.slice(0, FIRST)), { room: (ids.length - FIRST) * estimate, before: ids.length }];
  const known = (drawn ?? first).filter((part) => !("index" in part) || part.index < ids.length);
  const parts: readonly Part[] = isLong ? known : everyRow(ids);
  // After each drawing: what it came to be is what the next one stands on.
  useLayoutEffect(() => window.current?.setRows(ids, parts));
  const keep = useCallback((index: number) => window.current?.keep(index), [window]);
  return { body, parts, isLong, keep };
}
