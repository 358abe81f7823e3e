/** Where a count of a list's rows ends unless all are asked for: what the browser holds of a list at the most. */
export const COUNTED_ROWS = 20_000;
