/** Thrown if more records are requested than can be processed at once. */
export class CountLimitError extends RangeError {
  override readonly name: string = "CountLimitError";
  readonly total: number;
  readonly most: number;

  constructor(total: number, most: number) {
    super(`${total} records are more than ${most}`);
    this.total = total;
    this.most = most;
  }
}
