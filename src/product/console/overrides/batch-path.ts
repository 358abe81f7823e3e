/** Path of the list with a batch's coupons. It searches for the name of the batch, which is unique. */
export function batchPath(batch: string): string {
  return `/coupons?${new URLSearchParams({ q: batch }).toString()}`;
}
