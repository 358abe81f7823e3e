import type { FastifyRequest } from "fastify";

/** Whether an address belongs to a backend's API, not to the console's files. */
export type ApiPathTest = (url: string) => boolean;

/** Below what the paths of a backend are: `/api` for the main one, `/<name>-api` for a further one. */
export function toApiPrefix(backend: string): string {
  return backend === "main" ? "/api" : `/${backend}-api`;
}

/** The test for these backends' prefixes. */
export function createApiPathTest(prefixes: readonly string[]): ApiPathTest {
  return (url) => prefixes.some((prefix) => url.startsWith(prefix) && /^(\/|\?|$)/.test(url.slice(prefix.length)));
}

/** The path that the router took a request for; an address has many spellings, and this has one. */
export function toRoutedPath({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url;
}
