/** Most lines of one list in a terminal. `--json` has all of them. */
export const MAX_LINES = 20;

/** The first items of a list, a line each. */
export function firstOf<T>(items: readonly T[], toLine: (item: T) => string): readonly string[] {
  return items.slice(0, MAX_LINES).map(toLine);
}

/** The first items of a list, a line each, and how many more there are. */
export function boundedList<T>(items: readonly T[], toLine: (item: T) => string): readonly string[] {
  const more = items.length - MAX_LINES;
  return more > 0 ? [...firstOf(items, toLine), `  and ${more} more`] : items.map(toLine);
}
