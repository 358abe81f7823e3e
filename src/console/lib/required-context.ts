import { type Context, createContext, use } from "react";

/** Creates a context and its hook. The hook throws without a `provider` above it. */
export function requiredContext<T>(hook: string, provider: string): readonly [Context<T | null>, () => T] {
  const RequiredContext = createContext<T | null>(null);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a context, when its module is loaded
  function useValue(): T {
    const value = use(RequiredContext);
    if (value === null) {
      throw new ReferenceError(`${hook} needs ${provider} above it`);
    }
    return value;
  }
  return [RequiredContext, useValue];
}
