import { createContext, use } from "react";

/** Optional calls of the deployment, by name: `config.json` states them. */
export const OptionalCallsContext = createContext<{ readonly [name: string]: boolean }>({});

/**
 * Whether the backend states that it has an optional call of the product.
 *
 * @example
 * const hasHistory = useOptionalCall("history");
 */
export function useOptionalCall(name: string): boolean {
  return use(OptionalCallsContext)[name] === true;
}
