/** Which rows of a long page are drawn: fetched with the first page that is long. */

import { flushSync } from "react-dom";
import { everyRow, MOST_DRAWN, type Part } from "./row-parts.ts";

/** Rows beyond the window's edges, so that the next step of a scroll finds them drawn. */
const BEYOND = 10;
/** Rows that are made, and given up, at a time: the rest of a jump follows frame by frame, and no frame takes long. */
const AT_A_TIME = { made: 4, given: 6 };

interface Options {
  /** The element whose children the rows are. */
  readonly body: HTMLElement;
  readonly onDraw: (parts: readonly Part[]) => void;
  /** A row's height until one was measured. */
  readonly estimate: number;
}

/** Follows what of a long page is in sight: by the window's own scrolling, or by that of a box around the rows. */
export class RowWindow {
  readonly #body: HTMLElement;
  readonly #onDraw: (parts: readonly Part[]) => void;
  readonly #heights = new Map<string, number>();
  #estimate: number;
  #ids: readonly string[] = [];
  #drawn: ReadonlySet<number> = new Set();
  #kept: string | null = null;
  #isWhole = false;
  #isSearched = false;
  #width = 0;
  #frame = 0;
  /** What was told last. */
  #said = "";

  constructor({ body, onDraw, estimate }: Options) {
    [this.#body, this.#onDraw, this.#estimate] = [body, onDraw, estimate];
    // Any box's scrolling, and the window's.
    document.addEventListener("scroll", this.#schedule, { capture: true, passive: true });
    window.addEventListener("resize", this.#schedule);
    window.addEventListener("keydown", this.#handleKey);
    window.addEventListener("beforeprint", this.#showAll);
    window.addEventListener("afterprint", this.#showSome);
  }

  /** Listens to nothing any more. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener("scroll", this.#schedule, { capture: true });
    window.removeEventListener("resize", this.#schedule);
    window.removeEventListener("keydown", this.#handleKey);
    window.removeEventListener("beforeprint", this.#showAll);
    window.removeEventListener("afterprint", this.#showSome);
    this.#holdWidths(false);
  }

  /** These are the page's rows now, and what is drawn of them; told before the browser paints. */
  setRows(ids: readonly string[], parts: readonly Part[]): void {
    const isNew = ids.length !== this.#ids.length || ids.some((id, index) => id !== this.#ids[index]);
    this.#ids = ids;
    this.#drawn = new Set(parts.flatMap((part) => ("index" in part ? part.index : [])));
    this.#measure();
    if (isNew) {
      [this.#isWhole, this.#isSearched] = [false, false];
      this.#update({ made: MOST_DRAWN, given: MOST_DRAWN });
    } else {
      this.#draw(this.#drawn);
    }
  }

  /** That row stays drawn, wherever the page is scrolled to: the focus is in it, or about to come. */
  keep(index: number): void {
    this.#kept = this.#ids[index] ?? null;
    if (!this.#drawn.has(index)) {
      this.#draw(new Set([...this.#drawn, index]));
    }
  }

  /** The same, and it is in the document when this returns: what a frame has told of it may be waiting to be drawn. */
  show(index: number): void {
    this.#kept = this.#ids[index] ?? null;
    this.#said = "";
    flushSync(() => this.#draw(new Set([...this.#drawn, index])));
  }

  readonly #schedule = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#update());
  };

  /** The browser's own search finds what is in the document: from its key on, that is every row of the page. */
  readonly #handleKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): void => {
    if (key.toLowerCase() === "f" && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      this.#isSearched = true;
      this.#showAll();
    }
  };

  /** Paper has no scrolling. */
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

  /** Takes the heights of the rows that are drawn; what is in sight stays where it is when those above it are not as thought. */
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

  /** Columns grow with what they come to hold and never shrink: a table that forgets rows would move them at every step. */
  #holdWidths(isHeld: boolean): void {
    const cells = [...(this.#body.closest("table")?.tHead?.rows[0]?.cells ?? [])].filter(
      (cell) => !cell.hasAttribute("data-takes-rest"),
    );
    // All are read before any is written: each reading after a writing would lay the table out again.
    const widths = cells.map((cell) => (isHeld ? `${cell.offsetWidth}px` : ""));
    for (const [index, { style }] of cells.entries()) {
      const width = widths[index] ?? "";
      if (style.minWidth !== width) {
        style.minWidth = width;
      }
    }
  }

  /** The box that scrolls the rows, else the page. */
  #scroller(): Element {
    for (let box = this.#body.parentElement; box !== null; box = box.parentElement) {
      if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
        return box;
      }
    }
    return document.documentElement;
  }

  /** What is in sight, from the top of the first row on. */
  #view(): { readonly from: number; readonly to: number } {
    const scroller = this.#scroller();
    const { top } = this.#body.getBoundingClientRect();
    const box =
      scroller === document.documentElement ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
    const from = Math.max(0, box.top) - top;
    return { from, to: Math.max(from, Math.min(window.innerHeight, box.bottom) - top) };
  }

  /** The rows in sight, and some beyond. */
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
    const beyond = Math.max(0, Math.min(BEYOND, Math.floor((MOST_DRAWN - 1 - seen.length) / 2)));
    const nearest = (step: number) => Array.from({ length: beyond }, (_, at) => step * (at + 1));
    return [
      ...(seen.length === 0 ? [first] : seen),
      ...nearest(1).map((by) => end + by),
      ...nearest(-1).map((by) => first + by),
    ].filter((index) => index >= 0 && index <= last);
  }

  #update(atATime = AT_A_TIME): void {
    if (this.#isWhole) {
      this.#draw(new Set(this.#ids.keys()));
      return;
    }
    const wanted = this.#wanted();
    const missing = wanted.filter((index) => !this.#drawn.has(index));
    const later = new Set(missing.slice(atATime.made));
    const kept = this.#kept === null ? -1 : this.#ids.indexOf(this.#kept);
    const next = new Set([...wanted.filter((index) => !later.has(index)), ...(kept < 0 ? [] : [kept])]);
    const left = [...this.#drawn].filter((index) => !next.has(index) && index < this.#ids.length).slice(atATime.given);
    // So many stay in the document as it may have at most.
    const stay = left.slice(0, Math.max(0, MOST_DRAWN - next.size - later.size));
    this.#draw(new Set([...next, ...stay]));
    if (later.size > 0 || stay.length > 0) {
      this.#schedule();
    }
  }

  #draw(indices: ReadonlySet<number>): void {
    this.#drawn = indices;
    const isAll = indices.size === this.#ids.length;
    const parts = isAll ? everyRow(this.#ids) : this.#toParts([...indices].sort((one, other) => one - other));
    const said = JSON.stringify(parts);
    if (said !== this.#said) {
      this.#said = said;
      this.#onDraw(parts);
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
