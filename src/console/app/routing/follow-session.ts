import { isLoginPath } from "../../session/login-path.ts";
import { forgetReturnPath, readReturnPath } from "../../session/return-path.ts";
import type { SessionEvent } from "../../session/session-events.ts";
import { SIGNED_IN_ROUTE } from "./signed-in-route.ts";

/** The part of the router that is used here. */
interface Navigator {
  readonly state: {
    readonly location: { readonly pathname: string };
    readonly navigation: { readonly state: string; readonly location?: { readonly pathname: string } | undefined };
    readonly matches: readonly { readonly route: { readonly id: string } }[];
  };
  navigate(path: string, options?: { readonly replace?: boolean }): Promise<void>;
}

/** Whether the page needs no session: the sign-in, a one-time link, an unknown address. */
export function isOnPublicPage({ state: { navigation, matches } }: Navigator): boolean {
  return navigation.state === "idle" && matches.every(({ route }) => route.id !== SIGNED_IN_ROUTE);
}

/** Navigates to /login when the session has ended, and back to the wanted page when one has begun. */
export async function followSession(event: SessionEvent, router: Navigator): Promise<void> {
  const { location, navigation } = router.state;
  // A guard may be leading away from /login, since the session existed a moment ago.
  const isAtLogin = isLoginPath((navigation.location ?? location).pathname);
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
