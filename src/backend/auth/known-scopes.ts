import type { FastifyInstance } from "fastify";

/** Throws for a route with a scope that is not in the product's list: `keys add` would reject a key for it. */
export function requireKnownScopes(app: FastifyInstance, scopes: readonly string[]): void {
  app.addHook("onRoute", ({ method, url, config: { scope } = {} }) => {
    if (scope !== undefined && !scopes.includes(scope)) {
      throw new Error(`${String(method)} ${url} has the scope "${scope}", which is not among the product's "scopes"`);
    }
  });
}
