import { type ComponentType, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "../../lib/when-idle.ts";
import { isLoginPath } from "../../session/login-path.ts";
import { fetchLogin } from "../login/fetch-login.ts";
import { IsBeforeRouter } from "./is-before-router.ts";
import type { Routed, Routing } from "./routing.ts";

interface RoutedPagesProps {
  readonly routing: Routing;
  /** The sign-in page, where the console starts with it; null where it starts with the router. */
  readonly First: ComponentType | null;
}

/** What a visitor does before anything of the router can matter. */
const FIRST_SIGNS = ["keydown", "input", "pointerdown", "popstate"] as const;

/** Fetches the router at the first thing that the visitor does, or once the sign-in page has come to rest. */
function loadWhenWanted({ load }: Routing): () => void {
  // What fails here is tried again when it is needed, and told of then.
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

/** Runs that as soon as the visitor is on another page than the sign-in page. */
function watchLeaving({ router }: Routed, run: () => void): () => void {
  const look = ({ initialized, location }: Routed["router"]["state"]) => {
    if (initialized && !isLoginPath(location.pathname)) {
      run();
    }
  };
  look(router.state);
  return router.subscribe(look);
}

/**
 * The pages of the router; until it is here, the sign-in page, with which a console starts that has nobody signed in.
 * That one stays as it is when the router comes, with what was typed, until the visitor is led on.
 */
export function RoutedPages({ routing, First }: RoutedPagesProps) {
  const routed = useSyncExternalStore(routing.subscribe, routing.get);
  const [isAhead, setAhead] = useState(First !== null);
  useEffect(() => {
    if (!isAhead) {
      // So that signing out leads there at once, and without a network too.
      return whenIdle(() => void fetchLogin().catch(() => undefined));
    }
    // A transition, as the router's own: the page goes in the moment in which the next one is there.
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
