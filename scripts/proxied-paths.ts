/**
 * What the development server passes on to the backend: the main one's calls and those of backends beside it. The
 * console's own modules under `src/console/api/` have addresses like theirs, and end in `.ts`.
 */
export const proxiedPaths: readonly string[] = [
  "^/([a-z]+-)?api/(?![^?]*\\.ts(\\?|$))",
  "/config.json",
  "/openapi.json",
];
