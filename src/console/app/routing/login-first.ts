import { safeStorage } from "../../lib/safe-storage.ts";
import type { ConsoleProduct } from "../../product.ts";
import { rememberReturnPath } from "../../session/return-path.ts";
import { tokenStore } from "../../session/token-store.ts";

/** Whether a page is there for certain, and only for those who are signed in; of any other, the router decides. */
export function isBehindLogin(pathname: string, { model, screens = [] }: ConsoleProduct): boolean {
  const own = screens.filter(({ when }) => when === undefined);
  return [{ path: "/" }, ...own, ...model.screenRoutes, ...model.breakdownRoutes].some(({ path }) =>
    new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(pathname),
  );
}

/** Whether the page that was asked for will be the sign-in page: no code of the wanted one is then fetched in vain. */
export function isLoginFirst(pathname: string, product: ConsoleProduct): boolean {
  return (
    isBehindLogin(pathname, product) &&
    tokenStore(
      "main",
      safeStorage(() => window.localStorage),
    ).read() === null
  );
}

/** Leads a visitor to the sign-in page, and remembers where to go from there. */
export function goToLogin({ pathname, search, hash }: Location): void {
  rememberReturnPath(pathname + search + hash);
  window.history.replaceState(null, "", "/login");
}
