import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { LocatedPath } from "./located-path.ts";

/** What the console itself, or the files that it is served from, have at the root. */
const SERVED: Readonly<Record<string, string>> = {
  login: "the console's sign-in page",
  api: "the backend's calls",
  assets: "the console's own files",
  "index.html": "the console's own files",
  "config.json": "the console's configuration",
  "openapi.json": "the OpenAPI document",
  health: "the backend's answer to whether it lives",
  ready: "the backend's answer to whether it lives",
};

/** Screens of the console's own, at exactly these addresses. */
const SCREENS: Readonly<Record<string, string>> = {
  "/activity": "the console's list of what was changed",
  "/sessions": "the console's page of one's own sessions",
  "/set-password": "the console's page for a new password",
  "/staff": "the console's list of staff users",
};

/** The addresses of the console's own screens that a menu may lead to. */
export const OWN_SCREENS: readonly string[] = Object.keys(SCREENS);

/** What the reference backend answers itself, for every product. */
const ANSWERED: Readonly<Record<string, string>> = {
  "POST /authentication": "the sign-in",
  "POST /refresh-token": "the sign-in",
  "POST /logout": "the sign-in",
  "GET /audit": "the record of changes",
  "GET /sessions": "one's own sessions",
  "DELETE /sessions": "one's own sessions",
  "DELETE /sessions/{id}": "one's own sessions",
  "GET /staff": "the staff users",
  "POST /staff": "the staff users",
  "PUT /staff/{id}": "the staff users",
  "POST /staff/{id}/reset": "the staff users",
  "GET /staff/{id}/sessions": "the staff users",
  "DELETE /staff/{id}/sessions": "the staff users",
  "POST /staff-links": "the links of new staff users",
};

/** Screens and calls at addresses that mean something else already: they could never be reached. */
export function findReserved({
  screens,
  calls,
}: {
  readonly screens: readonly LocatedPath[];
  readonly calls: readonly LocatedPath[];
}): readonly Diagnostic[] {
  return [
    ...screens.flatMap((screen) => {
      const path = screen.path.toLowerCase();
      const [, first = ""] = path.split("/");
      return Object.hasOwn(SCREENS, path)
        ? refuse(screen, SCREENS[path], path)
        : refuse(screen, Object.hasOwn(SERVED, first) ? SERVED[first] : undefined, `/${first}`);
    }),
    ...calls.flatMap((call) => {
      const wire = `${call.method} ${call.path.toLowerCase()}`;
      return refuse(call, Object.hasOwn(ANSWERED, wire) ? ANSWERED[wire] : undefined, wire);
    }),
  ];
}

function refuse({ part, at, path }: LocatedPath, use: string | undefined, taken: string): readonly Diagnostic[] {
  return use === undefined
    ? []
    : [{ at, path: part, message: `${path}, where ${taken} is ${use}`, hint: "another path" }];
}
