import { type LoaderFunction, redirect } from "react-router-dom";
import { forgetReturnPath, readReturnPath, rememberReturnPath } from "../../session/return-path.ts";
import type { Session } from "../../session/session.ts";

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
