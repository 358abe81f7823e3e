/** Where a count of a list's rows ends unless all are asked for: what the browser holds of a list at the most. */
export const COUNTED_ROWS = 20_000;
/** Rows that a page by its number may skip, all of which the database reads. Beyond, a list goes on by cursors. */
export const SKIPPED_ROWS = 500_000;
