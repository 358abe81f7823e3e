import type { ConsoleProduct } from "../../product.ts";
import { rememberReturnPath } from "../../session/return-path.ts";

/** Whether a page is certainly there, and only for those who are signed in; of any other, the router decides. */
export function isBehindLogin(pathname: string, { model: { screenRoutes } }: ConsoleProduct): boolean {
  return (
    pathname === "/" || screenRoutes.some(({ path }) => RegExp(`^${path.replace(/:\w+/, "[^/]+")}$`).test(pathname))
  );
}

/** Leads a visitor to the sign-in page, and remembers where to go from there. */
export function goToLogin({ pathname, search, hash }: Location): void {
  rememberReturnPath(pathname + search + hash);
  window.history.replaceState(null, "", "/login");
}
