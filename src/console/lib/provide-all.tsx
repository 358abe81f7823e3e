import type { Context, ReactNode } from "react";

/** Wraps children in one provider. */
type Provider = (children: ReactNode) => ReactNode;

/** Creates a provider for `provideAll`. */
export function provide<T>(Context: Context<T>, value: T): Provider {
  return (children) => <Context value={value}>{children}</Context>;
}

/** Nests providers, the first one outermost. The number of providers must not change between renders. */
export function provideAll(providers: readonly Provider[], children: ReactNode): ReactNode {
  return providers.reduceRight((inner, provider) => provider(inner), children);
}
