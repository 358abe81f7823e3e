/** Maximum number of addresses whose scroll offsets are kept. Every search text and filter produces another address. */
const MAX_SCROLLS = 100;

/**
 * State of the lists while the page is open: the last address by path, and the scroll offsets of the rows' box and of the
 * page by address.
 */
const addresses = new Map<string, string>();
const scrolls = new Map<string, number>();
const pageScrolls = new Map<string, number>();

/** Stores an offset and evicts the least recently written one. */
function keepOffset(offsets: Map<string, number>, address: string, top: number): void {
  offsets.delete(address);
  offsets.set(address, top);
  const [oldest] = offsets.keys();
  if (offsets.size > MAX_SCROLLS && oldest !== undefined) {
    offsets.delete(oldest);
  }
}

/** Stores the query string of a list. */
export function keepListAddress(path: string, search: string): void {
  addresses.set(path, search);
}

/** Address of a list with its last query string; the plain path if it was not visited. */
export function lastListAddress(path: string): string {
  return path + (addresses.get(path) ?? "");
}

export function keepScroll(address: string, top: number): void {
  keepOffset(scrolls, address, top);
}

export function lastScroll(address: string): number {
  return scrolls.get(address) ?? 0;
}

export function keepPageScroll(address: string, top: number): void {
  keepOffset(pageScrolls, address, top);
}

/** Last scroll offset of the page at an address; 0 by default. */
export function lastPageScroll(address: string): number {
  return pageScrolls.get(address) ?? 0;
}

/** Clears all state, so that the next user does not see it. */
export function forgetLists(): void {
  addresses.clear();
  scrolls.clear();
  pageScrolls.clear();
}
