import { type ComponentType, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { toConsolePath } from "../../lib/base-path.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { isLoginPath } from "../../session/login-path.ts";
import { fetchLogin } from "../login/fetch-login.ts";
import { IsBeforeRouter } from "./is-before-router.ts";
import type { Routed, Routing } from "./routing.ts";

interface RoutedPagesProps {
  readonly routing: Routing;
  /** The sign-in page if the console starts with it; null if it starts with the router. */
  readonly First: ComponentType | null;
}

/** Events that occur before any navigation. */
const FIRST_SIGNS = ["keydown", "input", "pointerdown", "popstate"] as const;

/** Loads the router on the first interaction, or once the sign-in page is idle. */
function loadWhenWanted({ load }: Routing): () => void {
  // Ignore errors here: the router loads again when it is needed, and reports then.
  const run = () => void load().catch(() => undefined);
  const cancel = whenIdle(run);
  for (const sign of FIRST_SIGNS) {
    window.addEventListener(sign, run, { capture: true, once: true });
  }
  return () => {
    cancel();
    for (const sign of FIRST_SIGNS) {
      window.removeEventListener(sign, run, { capture: true });
    }
  };
}

/** Calls `run` once the current page is no longer the sign-in page. */
function watchLeaving({ router }: Routed, run: () => void): () => void {
  const look = ({ initialized, location }: Routed["router"]["state"]) => {
    if (initialized && !isLoginPath(toConsolePath(location.pathname))) {
      run();
    }
  };
  look(router.state);
  return router.subscribe(look);
}

/**
 * Renders the router's pages. Before the router is loaded, and without a session, renders the sign-in page. It stays
 * mounted, with its input, until the user is redirected.
 */
export function RoutedPages({ routing, First }: RoutedPagesProps) {
  const routed = useSyncExternalStore(routing.subscribe, routing.get);
  const [isAhead, setAhead] = useState(First !== null);
  useEffect(() => {
    if (!isAhead) {
      // Prefetch the sign-in page, so that signing out is immediate and works offline.
      return whenIdle(() => void fetchLogin().catch(() => undefined));
    }
    // Use a transition, like the router: keep the current page until the next one is ready.
    return routed === null
      ? loadWhenWanted(routing)
      : watchLeaving(routed, () => startTransition(() => setAhead(false)));
  }, [isAhead, routed, routing]);
  return (
    <>
      {isAhead && First !== null && <First />}
      {routed !== null && (
        <IsBeforeRouter value={isAhead}>
          <routed.Pages router={routed.router} />
        </IsBeforeRouter>
      )}
    </>
  );
}
