/**
 * Where each list was left, for as long as the page is open: its address by its path, and by its address how far its rows
 * were scrolled in their box, and how far the page itself.
 */
const addresses = new Map<string, string>();
const scrolls = new Map<string, number>();
const pageScrolls = new Map<string, number>();

/** Keeps how a list stands. */
export function keepListAddress(path: string, search: string): void {
  addresses.set(path, search);
}

/** The way back to a list as it was left; the path itself where it was not visited. */
export function lastListAddress(path: string): string {
  return path + (addresses.get(path) ?? "");
}

export function keepScroll(address: string, top: number): void {
  scrolls.set(address, top);
}

export function lastScroll(address: string): number {
  return scrolls.get(address) ?? 0;
}

export function keepPageScroll(address: string, top: number): void {
  pageScrolls.set(address, top);
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
