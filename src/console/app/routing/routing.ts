import type { ComponentType } from "react";
import type { Services } from "../services/services.ts";
import type { ConsoleRouter } from "./console-router.tsx";

/** The router, and what draws its pages. */
export interface Routed {
  readonly router: ConsoleRouter;
  readonly Pages: ComponentType<{ readonly router: ConsoleRouter }>;
}

/** The router of a console: still to come, since the sign-in form needs none, or here. */
export interface Routing {
  readonly get: () => Routed | null;
  /** Fetches and starts it where it is not here yet; what failed is tried again by the next call. */
  readonly load: () => Promise<Routed>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Where the visitor is, or is just going. */
  readonly currentPath: () => string;
}

/** Fetches the code of the router, and nothing else. */
export const fetchRouter = () => import("./console-router.tsx");

/** Resolves once the router has found its first page, and all of its code. */
export function whenFound({ router }: Routed): Promise<void> {
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
  const listeners = new Set<() => void>();
  let routed: Routed | null = null;
  let loading: Promise<Routed> | null = null;

  async function start(): Promise<Routed> {
    const { createConsoleRouter, Pages } = await fetchRouter();
    const here = { router: createConsoleRouter(services), Pages };
    routed = here;
    for (const listener of [...listeners]) {
      listener();
    }
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
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    currentPath() {
      const state = routed?.router.state;
      const { pathname, search, hash } = state?.navigation.location ?? state?.location ?? window.location;
      return pathname + search + hash;
    },
  };
}
