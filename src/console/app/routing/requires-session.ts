import { toConsolePath, toOriginPath } from "../../lib/base-path.ts";
import type { ConsoleProduct } from "../../product.ts";
import { rememberReturnPath } from "../../session/return-path.ts";

/** Finds the generated screen at a path. */
export function findScreenRoute(pathname: string, { model: { screenRoutes } }: ConsoleProduct) {
  return screenRoutes.find(({ path }) => RegExp(`^${path.replace(/:\w+/, "[^/]+")}$`).test(pathname));
}

/** Whether a page certainly exists and requires a session. For any other path the router decides. */
export function requiresSession(pathname: string, product: ConsoleProduct): boolean {
  return pathname === "/" || findScreenRoute(pathname, product) !== undefined;
}

/** Navigates to the sign-in page and remembers the requested page. */
export function goToLogin({ pathname, search, hash }: Location): void {
  rememberReturnPath(toConsolePath(pathname) + search + hash);
  window.history.replaceState(null, "", toOriginPath("/login"));
}
