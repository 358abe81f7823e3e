import { type LoaderFunction, redirect } from "react-router-dom";
import { toConsolePath } from "../../lib/base-path.ts";
import { forgetReturnPath, readReturnPath, rememberReturnPath } from "../../session/return-path.ts";
import type { Session } from "../../session/session-types.ts";

/** `/books/` is not `/books`: list routes are strict about the trailing slash (spec §2). */
const hasTrailingSlash = (url: string): boolean => {
  const path = toConsolePath(new URL(url).pathname);
  return path !== "/" && path.endsWith("/");
};

/** The requested location with its hash, which a loader's request does not contain. */
export type WantedLocation = () => { readonly pathname: string; readonly search: string; readonly hash: string };

/** Rejects paths that differ from a route only by a trailing slash. */
export const rejectTrailingSlash: LoaderFunction = ({ request }) => {
  if (hasTrailingSlash(request.url)) {
    throw new Response(null, { status: 404 });
  }
  return null;
};

/** Redirects to /login without a session, and remembers the full path. */
export function requireSession(session: Session, wanted: WantedLocation): LoaderFunction {
  return ({ request }) => {
    if (session.isSignedIn() || hasTrailingSlash(request.url)) {
      return null;
    }
    const { pathname, search, hash } = wanted();
    rememberReturnPath(toConsolePath(pathname) + search + hash);
    return redirect("/login");
  };
}

/** Redirects signed-in users from /login to the requested page. */
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
