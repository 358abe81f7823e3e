import { requiredContext } from "../lib/required-context.ts";
import { createSignal } from "../lib/signal.ts";
import type { ToastRequest } from "../notify/toast.ts";

/** Controls of a running undo. */
export interface UndoRun {
  /** Reports the number of finished records. */
  readonly onProgress: (done: number, total: number) => void;
  /** Stops the undo before its next record. */
  readonly signal: AbortSignal;
  /** Starts the undo of this entry again, e.g. by the action of a notification. */
  readonly again: () => void;
}

/** A record that was not undone. */
export interface UndoProblem {
  readonly title: string;
  readonly reason: string;
}

/** Result of an undo. */
export interface UndoOutcome {
  readonly toasts: readonly ToastRequest[];
  readonly problems: readonly UndoProblem[];
  /** Undoes the records that can be retried, or those left after a stop. Null if none are left. */
  readonly left: Undo | null;
}

/**
 * Undoes one write. Changes only values that still equal those of that write, refetches the records, and reports the
 * rest as problems. It does not throw: a failure is a notification.
 */
export type Undo = (run: UndoRun) => Promise<UndoOutcome>;

/** A write of this session. A write of many records is one entry. */
export interface WrittenChange {
  /** What was done, in the user's language: "12 members changed". */
  readonly text: string;
  /** Title of the record, if it was only one. */
  readonly subject?: string;
  /** Path of the record's page. */
  readonly path?: string;
  /** Null if the write cannot be undone, e.g. an action that sends e-mails. The entry then says so. */
  readonly undo: Undo | null;
}

/** An entry of the list of recent changes. */
export interface RecentChange extends WrittenChange {
  readonly id: number;
  /** Time of the write, in ms since 1970. */
  readonly at: number;
  readonly state: "done" | "undoing" | "undone";
  /** Records undone so far; null while there is no undo or its total is unknown. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly problems: readonly UndoProblem[];
  /** Stops the undo; null while there is none. */
  readonly stop: (() => void) | null;
}

/** Entries that are kept. Each may contain the previous values of many records. */
const MAX_ENTRIES = 50;

/** Progress is published in steps, so that an undo of many records does not render for each of them. */
const STEPS = 100;

const NEW = { state: "done", progress: null, problems: [], stop: null } as const;

/**
 * The writes of this session that are undone from the list of recent changes or by Ctrl+Z. Kept in memory: a reload and
 * a sign-out clear it.
 *
 * To make a further kind of write undoable, pass its `undo` to `add` after the write has succeeded:
 *
 * @example
 * changes.add({
 *   text: t(screens.messages.bulkDone, { count }),
 *   undo: async ({ onProgress, signal }) => {
 *     const { done, failed } = await runOnServer({ undo: batch, onProgress, signal });
 *     return { toasts: [{ text: `Undone: ${done}` }], problems: failed, left: null };
 *   },
 * });
 */
export class RecentChanges {
  #entries: readonly RecentChange[] = [];
  #lastId = 0;
  readonly #changed = createSignal();

  readonly subscribe = this.#changed.subscribe;

  /** Newest first. */
  readonly getSnapshot = (): readonly RecentChange[] => this.#entries;

  /** Adds a write, and returns the id of its entry. */
  add(change: WrittenChange): number {
    this.#lastId += 1;
    this.#publish([{ ...change, ...NEW, id: this.#lastId, at: Date.now() }, ...this.#entries].slice(0, MAX_ENTRIES));
    return this.#lastId;
  }

  /** The entry that Ctrl+Z undoes: the newest one that is not undone. */
  last(): RecentChange | null {
    return this.#entries.find(({ state }) => state !== "undone") ?? null;
  }

  /** Undoes an entry and shows the result. Ignored while an undo is running, or if the entry cannot be undone. */
  async undo(id: number, notify: (toast: ToastRequest) => void): Promise<void> {
    const entry = this.#entries.find((each) => each.id === id);
    if (!entry?.undo || entry.state !== "done") {
      return;
    }
    const stopper = new AbortController();
    this.#change(id, { state: "undoing", problems: [], stop: () => stopper.abort() });
    let shown = 0;
    const onProgress = (done: number, total: number) => {
      if (done === total || done - shown >= total / STEPS) {
        shown = done;
        this.#change(id, { progress: { done, total } });
      }
    };
    const again = () => void this.undo(id, notify);
    try {
      const { toasts, problems, left } = await entry.undo({ onProgress, signal: stopper.signal, again });
      this.#change(id, { state: left ? "done" : "undone", undo: left, problems, progress: null, stop: null });
      for (const toast of toasts) {
        notify(toast);
      }
    } catch (error) {
      this.#change(id, { state: "done", progress: null, stop: null });
      throw error;
    }
  }

  #change(id: number, change: Partial<RecentChange>): void {
    this.#publish(this.#entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }

  #publish(entries: readonly RecentChange[]): void {
    this.#entries = entries;
    this.#changed.emit();
  }
}

/** The recent changes of the session. */
export const [RecentChangesContext, useRecentChanges] = requiredContext<RecentChanges>(
  "useRecentChanges",
  "the signed-in layout",
);
