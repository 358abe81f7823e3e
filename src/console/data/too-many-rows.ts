/** No more records are held by the browser at a time. */
export const MOST_ROWS = 20_000;

/** A list is too long to be gone through in the browser. */
export class TooManyRowsError extends RangeError {
  override readonly name = "TooManyRowsError";
  readonly total: number;

  constructor(total: number) {
    super(`${total} records are more than ${MOST_ROWS}`);
    this.total = total;
  }
}
