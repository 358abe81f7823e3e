/** Segments that no URL parser changes. */
const BASE_PATH = /^(?:\/(?!\.+\/)[\w.~-]+)*\/$/;

/** Paths of the backend itself, which would be ambiguous under the base path. */
const OWN_PATH = /^\/(?:(?:[a-z]+-)?api|assets|health|ready|config\.json|openapi\.json)\//;

/** The path under which a proxy publishes the backend, with a slash at both ends; null if it is invalid. */
export function toBasePath(text: string): string | null {
  const path = text.endsWith("/") ? text : `${text}/`;
  return BASE_PATH.test(path) && !OWN_PATH.test(path) ? path : null;
}

/** The URL of a request without the base path, which a proxy may have removed before. */
export function withoutBasePath(url: string, basePath: string): string {
  const base = basePath.slice(0, -1);
  const rest = url.slice(base.length);
  if (!url.startsWith(base) || !/^(?:[/?]|$)/.test(rest)) {
    return url;
  }
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** The console's page with its URLs under the base path. A build has them from the root. */
export function toPageUnder(html: string, basePath: string): string {
  return html.replaceAll('="/', `="${basePath}`);
}
