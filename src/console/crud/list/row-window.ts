/** Virtualizes the rows of a long page. Lazy-loaded with the first long page. */

import { flushSync } from "react-dom";
import { everyRow, MAX_RENDERED, type Part } from "./row-parts.ts";

/** Overscan: rows rendered above and below the viewport, so that small scroll steps find them rendered. */
const BEYOND = 10;
/**
 * Maximum number of rows added and removed per frame. The rest of a jump follows in later frames, so that no frame
 * blocks.
 */
const AT_A_TIME = { made: 4, given: 6 };

interface Options {
  /** Element with the rows as its children. */
  readonly body: HTMLElement;
  readonly onRender: (parts: readonly Part[]) => void;
  /** Row height in pixels, used until a row is measured. */
  readonly estimate: number;
}

/** Tracks the visible rows of a long page, as the window or a scroll container scrolls. */
export class RowWindow {
  readonly #body: HTMLElement;
  readonly #onRender: (parts: readonly Part[]) => void;
  readonly #heights = new Map<string, number>();
  #estimate: number;
  #ids: readonly string[] = [];
  #rendered: ReadonlySet<number> = new Set();
  #kept: string | null = null;
  #isWhole = false;
  #isSearched = false;
  #width = 0;
  #frame = 0;
  /** Serialized parts of the last `onRender` call, used to skip unchanged updates. */
  #said = "";

  constructor({ body, onRender, estimate }: Options) {
    [this.#body, this.#onRender, this.#estimate] = [body, onRender, estimate];
    // Capture phase: scroll events of any container do not bubble.
    document.addEventListener("scroll", this.#schedule, { capture: true, passive: true });
    window.addEventListener("resize", this.#schedule);
    window.addEventListener("keydown", this.#handleKey);
    window.addEventListener("beforeprint", this.#showAll);
    window.addEventListener("afterprint", this.#showSome);
  }

  /** Removes all listeners. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener("scroll", this.#schedule, { capture: true });
    window.removeEventListener("resize", this.#schedule);
    window.removeEventListener("keydown", this.#handleKey);
    window.removeEventListener("beforeprint", this.#showAll);
    window.removeEventListener("afterprint", this.#showSome);
    this.#holdWidths(false);
  }

  /** Sets the page's rows and the parts that are rendered. Call in a layout effect, before the browser paints. */
  setRows(ids: readonly string[], parts: readonly Part[]): void {
    const isNew = ids.length !== this.#ids.length || ids.some((id, index) => id !== this.#ids[index]);
    this.#ids = ids;
    this.#rendered = new Set(parts.flatMap((part) => ("index" in part ? part.index : [])));
    this.#measure();
    if (isNew) {
      [this.#isWhole, this.#isSearched] = [false, false];
      this.#update({ made: MAX_RENDERED, given: MAX_RENDERED });
    } else {
      this.#render(this.#rendered);
    }
  }

  /** Keeps a row rendered at any scroll position, because it has or is about to receive focus. */
  keep(index: number): void {
    this.#kept = this.#ids[index] ?? null;
    if (!this.#rendered.has(index)) {
      this.#render(new Set([...this.#rendered, index]));
    }
  }

  /** Like `keep`, but renders the row synchronously: an update from an animation frame could still be pending. */
  show(index: number): void {
    this.#kept = this.#ids[index] ?? null;
    this.#said = "";
    flushSync(() => this.#render(new Set([...this.#rendered, index])));
  }

  readonly #schedule = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#update());
  };

  /** On Ctrl+F or Cmd+F, renders every row: the browser's search only finds rendered ones. */
  readonly #handleKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): void => {
    if (key.toLowerCase() === "f" && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      this.#isSearched = true;
      this.#showAll();
    }
  };

  /** Renders every row, for printing and for the browser's search. */
  readonly #showAll = (): void => {
    this.#isWhole = true;
    flushSync(() => this.#update());
  };

  readonly #showSome = (): void => {
    this.#isWhole = this.#isSearched;
    this.#update();
  };

  #heightOf(index: number): number {
    return this.#heights.get(this.#ids[index] ?? "") ?? this.#estimate;
  }

  /**
   * Measures the rendered rows. If rows above the viewport differ from their estimate, adjusts the scroll position so
   * that visible rows do not move.
   */
  #measure(): void {
    const { width } = this.#body.getBoundingClientRect();
    const isFirst = width !== this.#width;
    if (isFirst) {
      this.#width = width;
      this.#heights.clear();
      this.#holdWidths(false);
    }
    this.#holdWidths(true);
    const { from } = this.#view();
    const rows = new Map([...this.#body.children].map((row) => [row.getAttribute("data-list-row"), row]));
    let [top, grown] = [0, 0];
    for (const [index, id] of this.#ids.entries()) {
      const was = this.#heightOf(index);
      const height = rows.get(String(index))?.getBoundingClientRect().height ?? 0;
      if (height > 0) {
        this.#heights.set(id, height);
        grown += top + was <= from ? height - was : 0;
      }
      top += was;
    }
    if (isFirst) {
      this.#estimate = this.#heights.values().next().value ?? this.#estimate;
    } else if (Math.abs(grown) >= 1 && from > 0) {
      this.#scroller().scrollTop += grown;
    }
  }

  /**
   * Fixes the columns' minimum widths. Otherwise the table would re-layout its columns whenever rows are added or
   * removed.
   */
  #holdWidths(isHeld: boolean): void {
    const cells = [...(this.#body.closest("table")?.tHead?.rows[0]?.cells ?? [])].filter(
      (cell) => !cell.hasAttribute("data-takes-rest"),
    );
    // Read all widths before writing any: a read after a write would force a layout.
    const widths = cells.map((cell) => (isHeld ? `${cell.offsetWidth}px` : ""));
    for (const [index, { style }] of cells.entries()) {
      const width = widths[index] ?? "";
      if (style.minWidth !== width) {
        style.minWidth = width;
      }
    }
  }

  /** The scroll container of the rows, or the document. */
  #scroller(): Element {
    for (let box = this.#body.parentElement; box !== null; box = box.parentElement) {
      if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
        return box;
      }
    }
    return document.documentElement;
  }

  /** Visible range in pixels, relative to the top of the first row. */
  #view(): { readonly from: number; readonly to: number } {
    const scroller = this.#scroller();
    const { top } = this.#body.getBoundingClientRect();
    const box =
      scroller === document.documentElement ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
    const from = Math.max(0, box.top) - top;
    return { from, to: Math.max(from, Math.min(window.innerHeight, box.bottom) - top) };
  }

  /** Indices of the visible rows and the overscan. */
  #wanted(): readonly number[] {
    const { from, to } = this.#view();
    const seen: number[] = [];
    for (let index = 0, top = 0; index < this.#ids.length; index += 1) {
      const bottom = top + this.#heightOf(index);
      if (bottom >= from && top <= to) {
        seen.push(index);
      }
      top = bottom;
    }
    const last = this.#ids.length - 1;
    const [first = last, end = first] = [seen[0], seen.at(-1)];
    const beyond = Math.max(0, Math.min(BEYOND, Math.floor((MAX_RENDERED - 1 - seen.length) / 2)));
    const nearest = (step: number) => Array.from({ length: beyond }, (_, at) => step * (at + 1));
    return [
      ...(seen.length === 0 ? [first] : seen),
      ...nearest(1).map((by) => end + by),
      ...nearest(-1).map((by) => first + by),
    ].filter((index) => index >= 0 && index <= last);
  }

  #update(atATime = AT_A_TIME): void {
    if (this.#isWhole) {
      this.#render(new Set(this.#ids.keys()));
      return;
    }
    const wanted = this.#wanted();
    const missing = wanted.filter((index) => !this.#rendered.has(index));
    const later = new Set(missing.slice(atATime.made));
    const kept = this.#kept === null ? -1 : this.#ids.indexOf(this.#kept);
    const next = new Set([...wanted.filter((index) => !later.has(index)), ...(kept < 0 ? [] : [kept])]);
    const left = [...this.#rendered]
      .filter((index) => !next.has(index) && index < this.#ids.length)
      .slice(atATime.given);
    // Keep as many of the remaining rows as the limit allows.
    const stay = left.slice(0, Math.max(0, MAX_RENDERED - next.size - later.size));
    this.#render(new Set([...next, ...stay]));
    if (later.size > 0 || stay.length > 0) {
      this.#schedule();
    }
  }

  #render(indices: ReadonlySet<number>): void {
    this.#rendered = indices;
    const isAll = indices.size === this.#ids.length;
    const parts = isAll ? everyRow(this.#ids) : this.#toParts([...indices].sort((one, other) => one - other));
    const said = JSON.stringify(parts);
    if (said !== this.#said) {
      this.#said = said;
      this.#onRender(parts);
    }
  }

  #toParts(indices: readonly number[]): readonly Part[] {
    const parts: Part[] = [];
    let next = 0;
    for (const index of [...indices, this.#ids.length]) {
      let room = 0;
      for (; next < index; next += 1) {
        room += this.#heightOf(next);
      }
      if (room > 0) {
        parts.push({ room, before: index });
      }
      if (index < this.#ids.length) {
        parts.push({ index });
      }
      next = index + 1;
    }
    return parts;
  }
}
