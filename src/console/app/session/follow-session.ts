import { isLoginPath } from "../../session/login-path.ts";
import { forgetReturnPath, readReturnPath } from "../../session/return-path.ts";
import type { SessionEvent } from "../../session/session-events.ts";

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
