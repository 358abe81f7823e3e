/** Maximum number of addresses whose scroll offsets are kept. Each search text and filter is an address of its own. */
const MAX_SCROLLS = 100;

/**
 * State of the lists while the page is open: the last address by path, and the scroll offsets of the rows' box and of the
 * page by address.
 */
const addresses = new Map<string, string>();
const scrolls = new Map<string, number>();
const pageScrolls = new Map<string, number>();

/** Keeps an offset, and drops the one that was written longest ago. */
function keepOffset(offsets: Map<string, number>, address: string, top: number): void {
  offsets.delete(address);
  offsets.set(address, top);
  const [oldest] = offsets.keys();
  if (offsets.size > MAX_SCROLLS && oldest !== undefined) {
    offsets.delete(oldest);
  }
}

/** Keeps how a list stands. */
export function keepListAddress(path: string, search: string): void {
  addresses.set(path, search);
}

/** The way back to a list as it was left; the path itself where it was not visited. */
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

/** How far the page was scrolled at that address; its top where no list was left there. */
export function lastPageScroll(address: string): number {
  return pageScrolls.get(address) ?? 0;
}

/** Forgets everything: another person's lists are none of the next one's. */
export function forgetLists(): void {
  addresses.clear();
  scrolls.clear();
  pageScrolls.clear();
}
