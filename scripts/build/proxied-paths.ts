/**
 * Paths that the development server forwards to the backend: the calls of the main and the additional backends. Modules
 * under `src/console/api/` have similar paths, and end in `.ts`.
 */
export const proxiedPaths: readonly string[] = [
  "^/([a-z]+-)?api/(?![^?]*\\.ts(\\?|$))",
  "/config.json",
  "/openapi.json",
];
