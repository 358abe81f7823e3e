/** The console's page for a one-time link. The token is in the fragment, so servers do not log it. */
export function toLinkAddress(consoleUrl: string, token: string): string {
  return `${consoleUrl.replace(/\/$/, "")}/set-password#${token}`;
}
