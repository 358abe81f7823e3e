/** A rendered row by its index on the page, or a spacer for skipped rows. `room` is the spacer's height in pixels. */
export type Part = { readonly index: number } | { readonly room: number; readonly before: number };

/** Maximum number of rows in the document, unless more fit in the viewport. */
export const MAX_RENDERED = 80;

export const everyRow = (ids: readonly string[]): readonly Part[] => ids.map((_, index) => ({ index }));
