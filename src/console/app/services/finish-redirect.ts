import { ownName, toConsolePath, toOriginPath } from "../../lib/base-path.ts";
import { forgetReturnPath, readReturnPath } from "../../session/return-path.ts";
import type { Session } from "../../session/session-types.ts";
import { SIGN_IN_WINDOW } from "../../session/sign-in-window.ts";

/**
 * Finishes a sign-in if the page was opened by the redirect of a provider, before anything is rendered. Then the address
 * is the requested page, or the sign-in page with the failure (`session.signInFailure`). The code in the address is
 * removed in either case, so that a reload does not use it again. `callback` is the path that the provider redirects to;
 * null if there is none.
 */
export async function finishRedirect(session: Pick<Session, "finishSignIn">, callback: string | null): Promise<void> {
  const { pathname, href, search, hash } = window.location;
  // An adapter's page may answer with any parameter, such as the `ticket` of CAS.
  if (callback === null || toConsolePath(pathname) !== callback || search + hash === "") {
    return;
  }
  const isFinished = await session.finishSignIn(new URL(href));
  window.history.replaceState(null, "", toOriginPath(isFinished ? readReturnPath() : "/login"));
  if (isFinished) {
    forgetReturnPath();
    if (window.name === ownName(SIGN_IN_WINDOW)) {
      // The page that opened this window finds the tokens in the storage.
      window.close();
    }
  }
}
