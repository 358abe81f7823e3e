/** Maximum number of lines of one list in a terminal. `--json` prints all of them. */
export const MAX_LINES = 20;

/** The first items of a list, one per line. */
export function firstOf<T>(items: readonly T[], toLine: (item: T) => string): readonly string[] {
  return items.slice(0, MAX_LINES).map(toLine);
}

interface Bound {
  /** @defaultValue 20 */
  readonly most?: number;
  /** How to see the rest: `; --all shows every one`. */
  readonly wayOut?: string;
}

/** Returns the first items of a list, one per line, and the number of the others. */
export function boundedList<T>(
  items: readonly T[],
  toLine: (item: T) => string,
  { most = MAX_LINES, wayOut = "" }: Bound = {},
): readonly string[] {
  const more = items.length - most;
  return more > 0 ? [...items.slice(0, most).map(toLine), `  and ${more} more${wayOut}`] : items.map(toLine);
}

/** `1 line`, `2 lines`. */
export function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
