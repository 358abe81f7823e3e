/**
 * A path with the fields of an object as its query. Fields without a value are omitted.
 *
 * @example
 * withQuery("/history", { from: "2030-01-01", until: undefined }); // "/history?from=2030-01-01"
 */
export function withQuery(path: string, query: object): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== "")
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}
