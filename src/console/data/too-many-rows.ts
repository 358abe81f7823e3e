import type { BackendAbilities } from "../../contract/backend-abilities.ts";
import { COUNTED_ROWS } from "../../contract/counted-rows.ts";
import { CountLimitError } from "../lib/count-limit-error.ts";

/** Maximum number of records that the browser loads. */
export const MAX_ROWS = COUNTED_ROWS;

/** The same for a backend that writes them by batch calls. */
const MAX_BATCHED_ROWS = 100_000;

/** Maximum number of records that the browser loads to change, delete or export them together. */
export function mostRows({ batch }: Pick<BackendAbilities, "batch">): number {
  return batch ? MAX_BATCHED_ROWS : MAX_ROWS;
}

/** Whether a list with this total can be loaded. `isAtLeast` marks a total that is only a lower bound. */
export function isHoldable(total: number, isAtLeast: boolean, most = MAX_ROWS): boolean {
  return isAtLeast ? total < most : total <= most;
}

/**
 * Thrown if a list is too long to process in the browser.
 *
 * @example
 * if (error instanceof TooManyRowsError) { askForFilter(); }
 */
export class TooManyRowsError extends CountLimitError {
  override readonly name = "TooManyRowsError";

  constructor(total: number, most = MAX_ROWS) {
    super(total, most);
  }
}
