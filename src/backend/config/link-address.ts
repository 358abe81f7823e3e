/** The console's page that a one-time link opens; a token behind `#` is in no log of a server. */
export function toLinkAddress(consoleUrl: string, token: string): string {
  return `${consoleUrl.replace(/\/$/, "")}/set-password#${token}`;
}
