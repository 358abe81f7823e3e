import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { toConsolePath } from "../../lib/base-path.ts";
import { isLoginPath } from "../../session/login-path.ts";
import { rememberReturnPath } from "../../session/return-path.ts";
import { useSession } from "../../session/session-context.tsx";
import { useServices } from "../services/services.ts";
import type { ConsoleRouter } from "./console-router.tsx";

const LoginDialog = lazy(async () => ({ default: (await import("../login/login-dialog.tsx")).LoginDialog }));

interface LoginDialogHostProps {
  readonly router: ConsoleRouter;
  /** Path of the pending navigation, or else of the current page. */
  readonly currentPath: () => string;
}

/** Opens the sign-in dialog over the page on which the session expired (spec §2, §8). */
export function LoginDialogHost({ router, currentPath }: LoginDialogHostProps) {
  const { loginGate } = useServices();
  const session = useSession();
  const isOpen = useSyncExternalStore(loginGate.subscribe, loginGate.isOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) {
    setWasOpened(true);
  }

  // In an effect: the signed-in page must unmount first, because it may block navigation.
  useEffect(() => {
    if (wasOpened && !isOpen && !session.isSignedIn() && !isLoginPath(toConsolePath(router.state.location.pathname))) {
      rememberReturnPath(currentPath());
      void router.navigate("/login");
    }
  }, [wasOpened, isOpen, session, router, currentPath]);

  useEffect(
    () =>
      router.subscribe(({ location }) => {
        // The back button closes the dialog through a guard, which redirects to the sign-in page.
        if (isLoginPath(toConsolePath(location.pathname))) {
          loginGate.giveUp();
        }
      }),
    [router, loginGate],
  );

  return (
    wasOpened && (
      <Suspense fallback={null}>
        <LoginDialog isOpen={isOpen} onGiveUp={loginGate.giveUp} />
      </Suspense>
    )
  );
}
