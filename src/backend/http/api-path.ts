import type { FastifyRequest } from "fastify";

/** Checks if a URL belongs to a backend's API, and not to the console's files. */
export type ApiPathTest = (url: string) => boolean;

/** Path prefix of a backend: `/api` for the main one, `/<name>-api` for an additional one. */
export function toApiPrefix(backend: string): string {
  return backend === "main" ? "/api" : `/${backend}-api`;
}

/** Creates the check for these prefixes. */
export function createApiPathTest(prefixes: readonly string[]): ApiPathTest {
  return (url) => prefixes.some((prefix) => url.startsWith(prefix) && /^(\/|\?|$)/.test(url.slice(prefix.length)));
}

/** The path that the router matched; a URL has many spellings of it. */
export function toRoutedPath({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url;
}
