import { type LoaderFunction, redirect } from "react-router-dom";
import { isLoginPath } from "../../session/login-path.ts";
import { forgetReturnPath, readReturnPath, rememberReturnPath } from "../../session/return-path.ts";
import type { Session } from "../../session/session.ts";
import type { SessionEvent } from "../../session/session-events.ts";

/** `/books/` is not `/books`: list routes are strict about the trailing slash (spec §2). */
const hasTrailingSlash = (pathname: string): boolean => pathname !== "/" && pathname.endsWith("/");

/** Where the visitor is going, hash included; a loader's request has none. */
export type WantedLocation = () => { readonly pathname: string; readonly search: string; readonly hash: string };

/** Refuses paths that differ from a route by a trailing slash only. */
export const rejectTrailingSlash: LoaderFunction = ({ request }) => {
  if (hasTrailingSlash(new URL(request.url).pathname)) {
    throw new Response(null, { status: 404 });
  }
  return null;
};

/** Sends a visitor who is not signed in to /login, and remembers the full wanted path. */
export function requireSession(session: Session, wanted: WantedLocation): LoaderFunction {
  return ({ request }) => {
    if (session.isSignedIn() || hasTrailingSlash(new URL(request.url).pathname)) {
      return null;
    }
    const { pathname, search, hash } = wanted();
    rememberReturnPath(pathname + search + hash);
    return redirect("/login");
  };
}

/** Sends a visitor who is already signed in on to the page that was wanted. */
export function skipWhenSignedIn(session: Session): LoaderFunction {
  return () => {
    if (!session.isSignedIn()) {
      return null;
    }
    const path = readReturnPath();
    forgetReturnPath();
    return redirect(path);
  };
}

/** As much of the router as leads somewhere. */
interface Navigator {
  readonly state: { readonly location: { readonly pathname: string } };
  navigate(path: string, options?: { readonly replace?: boolean }): Promise<void>;
}

/** Takes a visitor to /login when the session has ended, and back to the wanted page when one has begun. */
export async function followSession(event: SessionEvent, router: Navigator): Promise<void> {
  const isAtLogin = isLoginPath(router.state.location.pathname);
  if (event.type === "out" && !isAtLogin) {
    await router.navigate("/login");
  }
  if (event.type === "in" && isAtLogin) {
    const path = readReturnPath();
    forgetReturnPath();
    await router.navigate(path, { replace: true });
  }
}
