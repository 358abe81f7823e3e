/** Resolves an address of `auth` in config.json: relative to the backend's URL, appended to it, or complete. */
export function toAuthAddress(backendUrl: string, address: string): string {
  if (address.startsWith("/")) {
    return backendUrl + address;
  }
  // An absolute address ignores the base.
  return new URL(address, new URL(`${backendUrl}/`, globalThis.location?.href)).href;
}
