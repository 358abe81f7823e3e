/**
 * Rows are counted up to this limit, unless an exact count is requested. Also the maximum number of rows in the
 * browser.
 */
export const COUNTED_ROWS = 20_000;
/** Maximum offset of a page number, because the database reads all skipped rows. Beyond it, lists use cursors. */
export const SKIPPED_ROWS = 500_000;
