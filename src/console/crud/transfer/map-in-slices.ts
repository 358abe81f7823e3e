/** How long the page may be blocked, in milliseconds: about two frames. */
const SLICE_MS = 30;

/**
 * Maps many items without blocking the page: after a slice of time, the browser handles input and paints.
 *
 * @example
 * const rows = await mapInSlices(lines, toRow, (done) => setProgress(done));
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  onProgress?: (done: number) => void,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let until = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (performance.now() > until) {
      onProgress?.(results.length);
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + SLICE_MS;
    }
  }
  return results;
}
