/** A Basic authorization header in UTF-8. */
export function toBasic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`, "utf8").toString("base64")}`;
}
