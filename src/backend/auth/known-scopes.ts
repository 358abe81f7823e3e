import type { FastifyInstance } from "fastify";

/** Refuses to start with a route whose scope the product does not name: `keys add` would refuse to make a key for it. */
export function requireKnownScopes(app: FastifyInstance, scopes: readonly string[]): void {
  app.addHook("onRoute", ({ method, url, config: { scope } = {} }) => {
    if (scope !== undefined && !scopes.includes(scope)) {
      throw new Error(`${String(method)} ${url} has the scope "${scope}", which is not among the product's "scopes"`);
    }
  });
}
