/**
 * The value of an Authorization header that signs in with a username and a password.
 * `btoa` alone knows Latin-1 only, so the text becomes UTF-8 bytes first.
 */
export function basicCredentials(username: string, password: string): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}
