import { type Context, createContext, use } from "react";

/** A context, and the hook that reads it; the hook throws where no `provider` stands above. */
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
