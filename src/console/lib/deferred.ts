/** A promise that others settle. */
export interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A rejection that nobody awaits is no error. */
export function createDeferred(): Deferred {
  let settle = { resolve: (): void => undefined, reject: (_: unknown): void => undefined };
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  promise.catch(() => undefined);
  return { promise, ...settle };
}
