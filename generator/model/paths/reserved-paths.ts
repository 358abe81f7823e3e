import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { LocatedPath } from "./located-path.ts";

/** First path segments that the console or its static files use. */
const SERVED: Readonly<Record<string, string>> = {
  login: "the console's sign-in page",
  api: "the prefix of backend calls",
  assets: "the console's own files",
  "index.html": "the console's own files",
  "config.json": "the console's configuration",
  "openapi.json": "the OpenAPI document",
  health: "the backend's health check",
  ready: "the backend's health check",
};

/** Screens of the console itself, at exactly these paths. */
const SCREENS: Readonly<Record<string, string>> = {
  "/activity": "the console's activity list",
  "/sessions": "the console's page of sessions",
  "/set-password": "the console's page for a new password",
  "/staff": "the console's list of staff users",
  "/staff/api-keys": "the console's page of API keys",
};

/** Console screens that a menu entry may link to. */
export const OWN_SCREENS: readonly string[] = Object.keys(SCREENS);

/** Calls that the reference backend provides in every product. */
const ANSWERED: Readonly<Record<string, string>> = {
  "POST /authentication": "the sign-in",
  "POST /refresh-token": "the sign-in",
  "POST /logout": "the sign-out",
  "GET /audit": "the audit log",
  "GET /record-notes": "the notes on records",
  "POST /record-notes": "the notes on records",
  "PUT /record-notes/{id}": "the notes on records",
  "DELETE /record-notes/{id}": "the notes on records",
  "GET /list-views": "the saved views of lists",
  "POST /list-views": "the saved views of lists",
  "PUT /list-views/{id}": "the saved views of lists",
  "DELETE /list-views/{id}": "the saved views of lists",
  "PUT /list-views/{id}/default": "the saved views of lists",
  "PUT /open-editors/{id}": "the hint who edits a record",
  "DELETE /open-editors/{id}": "the hint who edits a record",
  "POST /second-factor": "the second step of a sign-in",
  "POST /second-factor/enrolment": "the second step of a sign-in",
  "GET /factors": "the user's own second factors",
  "POST /factors/totp": "the user's own second factors",
  "POST /factors/totp/confirm": "the user's own second factors",
  "POST /factors/recovery-codes": "the user's own second factors",
  "DELETE /factors/{id}": "the user's own second factors",
  "GET /sessions": "the user's own sessions",
  "DELETE /sessions": "the user's own sessions",
  "DELETE /sessions/{id}": "the user's own sessions",
  "GET /staff": "the staff users",
  "POST /staff": "the staff users",
  "PUT /staff/{id}": "the staff users",
  "POST /staff/{id}/reset": "the staff users",
  "GET /staff/{id}/sessions": "the staff users",
  "DELETE /staff/{id}/sessions": "the staff users",
  "DELETE /staff/{id}/factors": "the staff users",
  "GET /staff-api-keys": "the API keys of services",
  "POST /staff-api-keys": "the API keys of services",
  "POST /staff-api-keys/{id}/rotate": "the API keys of services",
  "DELETE /staff-api-keys/{id}": "the API keys of services",
  "POST /staff-links": "the invitation links of staff users",
};

/** Reports paths that the framework already uses: they could not be reached. */
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
    : [{ at, path: part, message: `${path} is not available: ${taken} is ${use}`, hint: "another path" }];
}
