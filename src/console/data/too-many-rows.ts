import { COUNTED_ROWS } from "../../contract/counted-rows.ts";
import { CountLimitError } from "../lib/count-limit-error.ts";

/** No more records are held by the browser at a time. */
export const MOST_ROWS = COUNTED_ROWS;

/** Whether a list of so many records can be held; of those that are no more than counted, nobody knows how many there are. */
export function isHoldable(total: number, isAtLeast: boolean): boolean {
  return isAtLeast ? total < MOST_ROWS : total <= MOST_ROWS;
}

/** A list is too long to be gone through in the browser. */
export class TooManyRowsError extends CountLimitError {
  override readonly name = "TooManyRowsError";

  constructor(total: number) {
    super(total, MOST_ROWS);
  }
}
