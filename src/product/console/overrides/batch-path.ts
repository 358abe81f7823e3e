/** The list of a batch's coupons: found, exported, changed and ended together. Its name is searched, for no other has it. */
export function batchPath(batch: string): string {
  return `/coupons?${new URLSearchParams({ q: batch }).toString()}`;
}
