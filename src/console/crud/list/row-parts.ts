/** A row's place among what is drawn, or the room of the rows between that are not. */
export type Part = { readonly index: number } | { readonly room: number; readonly before: number };

/** No more rows than that are in the document, unless the window shows more at once. */
export const MOST_DRAWN = 80;

export const everyRow = (ids: readonly string[]): readonly Part[] => ids.map((_, index) => ({ index }));
