import { COUNTED_ROWS } from "../../contract/counted-rows.ts";
import { CountLimitError } from "../lib/count-limit-error.ts";

/** Maximum number of records that the browser loads. */
export const MOST_ROWS = COUNTED_ROWS;

/** Whether a list with this total can be loaded. `isAtLeast` marks a total that is only a lower bound. */
export function isHoldable(total: number, isAtLeast: boolean): boolean {
  return isAtLeast ? total < MOST_ROWS : total <= MOST_ROWS;
}

/**
 * Thrown if a list is too long to process in the browser.
 *
 * @example
 * if (error instanceof TooManyRowsError) { askForFilter(); }
 */
export class TooManyRowsError extends CountLimitError {
  override readonly name = "TooManyRowsError";

  constructor(total: number) {
    super(total, MOST_ROWS);
  }
}
