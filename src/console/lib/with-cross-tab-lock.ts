/** A mutex of all tabs: lets one at a time run something, where the browser can; a rotating backend then sees each refresh token once. */
export function withCrossTabLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  // Absent on plain-http addresses other than localhost.
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? run() : (locks.request(name, run) as Promise<T>);
}
