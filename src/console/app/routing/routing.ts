import type { ComponentType } from "react";
import { toConsolePath } from "../../lib/base-path.ts";
import { createSignal } from "../../lib/signal.ts";
import type { Services } from "../services/services.ts";
import type { ConsoleRouter } from "./console-router.tsx";

/** The router, and the component that renders its pages. */
export interface Routed {
  readonly router: ConsoleRouter;
  readonly Pages: ComponentType<{ readonly router: ConsoleRouter }>;
}

/** The lazy-loaded router. The sign-in form works without it. */
export interface Routing {
  readonly get: () => Routed | null;
  /** Loads and starts the router if necessary. A later call retries after a failure. */
  readonly load: () => Promise<Routed>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Path of the pending navigation, or else of the current page. */
  readonly currentPath: () => string;
}

/** Loads only the router's code. */
export const fetchRouter = () => import("./console-router.tsx");

/** Resolves once the router has matched its first page and loaded its code. */
export function whenMatched({ router }: Routed): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ initialized }: Routed["router"]["state"]) => {
      if (initialized) {
        stop();
        resolve();
      }
    };
    const stop = router.subscribe(look);
    look(router.state);
  });
}

export function createRouting(services: Services): Routing {
  const started = createSignal();
  let routed: Routed | null = null;
  let loading: Promise<Routed> | null = null;

  async function start(): Promise<Routed> {
    const { createConsoleRouter, Pages } = await fetchRouter();
    const here = { router: createConsoleRouter(services), Pages };
    routed = here;
    started.emit();
    return here;
  }

  return {
    get: () => routed,
    load() {
      loading ??= start().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    subscribe: started.subscribe,
    currentPath() {
      const state = routed?.router.state;
      const { pathname, search, hash } = state?.navigation.location ?? state?.location ?? window.location;
      return toConsolePath(pathname) + search + hash;
    },
  };
}
