/**
 * Path under which this console is hosted, with a slash at both ends: `/`, `/console/`. A build does not contain it: its
 * scripts are in `<base>/assets/`.
 */
export const basePath: string = import.meta.env?.PROD ? toBasePath(import.meta.url) : "/";

function toBasePath(script: string): string {
  return new URL("..", script).pathname;
}

/** Path within the console of a path of this origin: `/books` of `/console/books`. Outside of the console: `/`. */
export function toConsolePath(pathname: string): string {
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : "/";
}

/** Path on this origin of a path within the console: `/console/books` of `/books`. */
export function toOriginPath(path: string): string {
  return basePath + path.slice(1);
}

/** Name in the browser that no other console of this origin uses. At `/` it is the plain name. */
export function ownName(name: string): string {
  return basePath === "/" ? name : `${basePath}:${name}`;
}

/** Whether a name in the browser belongs to this console. */
export function isOwnName(name: string): boolean {
  return basePath === "/" ? !name.startsWith("/") : name.startsWith(ownName(""));
}
