import { toConsolePath } from "../../lib/base-path.ts";
import { isLoginPath } from "../../session/login-path.ts";
import { forgetReturnPath, readReturnPath } from "../../session/return-path.ts";
import type { SessionEvent } from "../../session/session-events.ts";
import { SIGNED_IN_ROUTE } from "./signed-in-route.ts";

/** The used subset of the router. */
interface Navigator {
  readonly state: {
    readonly location: { readonly pathname: string };
    readonly navigation: { readonly state: string; readonly location?: { readonly pathname: string } | undefined };
    readonly matches: readonly { readonly route: { readonly id: string } }[];
  };
  navigate(path: string, options?: { readonly replace?: boolean }): Promise<void>;
}

/** Whether the current page needs no session: sign-in, a one-time link, an unknown address. */
export function isOnPublicPage({ state: { navigation, matches } }: Navigator): boolean {
  return navigation.state === "idle" && matches.every(({ route }) => route.id !== SIGNED_IN_ROUTE);
}

/** Navigates to /login when the session has ended, and back to the requested page after a sign-in. */
export async function followSession(event: SessionEvent, router: Navigator): Promise<void> {
  const { location, navigation } = router.state;
  // A guard may be redirecting away from /login, because the session existed a moment ago.
  const isAtLogin = isLoginPath(toConsolePath((navigation.location ?? location).pathname));
  const isLeft = event.type === "out" && (event.reason === "signedOut" || !isOnPublicPage(router));
  if (isLeft && !isAtLogin) {
    await router.navigate("/login");
  }
  if (event.type === "in" && isAtLogin) {
    const path = readReturnPath();
    forgetReturnPath();
    await router.navigate(path, { replace: true });
  }
}
