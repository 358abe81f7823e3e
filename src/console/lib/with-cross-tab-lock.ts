/**
 * Runs a function under a lock shared by all tabs, if the browser supports it. A backend that rotates refresh tokens
 * then sees each one once.
 */
export function withCrossTabLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  // Undefined on plain-http addresses other than localhost.
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? run() : (locks.request(name, run) as Promise<T>);
}
