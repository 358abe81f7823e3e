/**
 * Builds an HTTP Basic `Authorization` header value.
 * `btoa` only supports Latin-1, so the text is encoded as UTF-8 first.
 */
export function basicCredentials(username: string, password: string): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}
