import { toOriginPath } from "../../lib/base-path.ts";
import { isMissingFile } from "../../lib/is-missing-file.ts";
import { isObject } from "../../lib/json-object.ts";

/** Within this time after a reload, another one would not help. */
const LOOP_MS = 5 * 60_000;
/** Longest time that a page needs to load after a reload. */
const NEWS_MS = 15_000;

/** Time of the last reload because of a missing file; 0 if there was none. */
function toReloadTime(): number {
  const state: unknown = window.history.state;
  const time = isObject(state) ? state["reloadedAt"] : 0;
  return typeof time === "number" ? time : 0;
}

/** Whether the console's server responds, with any status. */
export async function canReachServer(): Promise<boolean> {
  try {
    await fetch(toOriginPath("/config.json"), { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

interface StaleFilesOptions {
  /** Returns the path to open after the reload. */
  readonly wanted: () => string;
  /** Called with the error of a module that throws while it loads: a reload would not help. */
  readonly onBroken: (error: unknown) => void;
  readonly reload?: () => void;
  readonly isReachable?: () => Promise<boolean>;
}

/**
 * Reloads the page when a dynamic import fails because a new version has replaced the files. Reloads once, at the
 * requested path, and only if the server is reachable. The history entry stores the reload: this works with blocked
 * storage and prevents an endless loop. Returns the function that stops it.
 */
export function watchStaleFiles({
  wanted,
  onBroken,
  reload = () => window.location.reload(),
  isReachable = canReachServer,
}: StaleFilesOptions): () => void {
  const handleMissing = async () => {
    // Without a network, a reload would lose the page.
    if (!(await isReachable())) {
      return;
    }
    const now = Date.now();
    if (now - toReloadTime() < LOOP_MS) {
      return;
    }
    const path = toOriginPath(wanted());
    const isMounted = path === window.location.pathname + window.location.search + window.location.hash;
    window.history[isMounted ? "replaceState" : "pushState"]({ reloadedAt: now }, "", path);
    reload();
  };
  const listener = ({ payload }: VitePreloadErrorEvent) => {
    if (isMissingFile(payload)) {
      void handleMissing();
    } else {
      onBroken(payload);
    }
  };
  window.addEventListener("vite:preloadError", listener);
  return () => window.removeEventListener("vite:preloadError", listener);
}

/** Whether this page was just reloaded because of a new version. */
export function wasJustRenewed(): boolean {
  return Date.now() - toReloadTime() < NEWS_MS;
}
