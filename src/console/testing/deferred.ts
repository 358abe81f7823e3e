/**
 * A promise that a test settles.
 *
 * @example
 * const gate = deferred<void>();
 * gate.resolve();
 */
export function deferred<T>() {
  let settle = { resolve: (_: T): void => undefined, reject: (_: unknown): void => undefined };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
