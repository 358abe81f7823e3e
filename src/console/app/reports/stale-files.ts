import { isMissingFile } from "../../lib/is-missing-file.ts";
import { isObject } from "../../lib/json-object.ts";

/** So soon after a reload another one would not help. */
const LOOP_MS = 5 * 60_000;
/** As long as a page takes to be there again. */
const NEWS_MS = 15_000;

/** When this page was last loaded anew for want of a file; 0 where it was not. */
function toReloadTime(): number {
  const state: unknown = window.history.state;
  const time = isObject(state) ? state["reloadedAt"] : 0;
  return typeof time === "number" ? time : 0;
}

/** Whether the console's own server answers, be it to say that something is not there. */
export async function canReachServer(): Promise<boolean> {
  try {
    await fetch("/config.json", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

interface StaleFilesOptions {
  /** The path to reload at. */
  readonly wanted: () => string;
  /** Called with the error of a module that throws while it loads: a reload would not help. */
  readonly onBroken: (error: unknown) => void;
  readonly reload?: () => void;
  readonly isReachable?: () => Promise<boolean>;
}

/**
 * A new version of the console replaces the files of the old one, so an open page can import a file that is gone. Where the
 * server can be reached, this reloads the page once at the wanted path. The browser's history entry remembers the reload: it
 * works where storage is blocked, and without it the page could reload for ever. Returns the function that stops it.
 */
export function watchStaleFiles({
  wanted,
  onBroken,
  reload = () => window.location.reload(),
  isReachable = canReachServer,
}: StaleFilesOptions): () => void {
  const handleMissing = async () => {
    // Without a network, a page that is loaded anew is no page at all.
    if (!(await isReachable())) {
      return;
    }
    const now = Date.now();
    if (now - toReloadTime() < LOOP_MS) {
      return;
    }
    const path = wanted();
    const isHere = path === window.location.pathname + window.location.search + window.location.hash;
    window.history[isHere ? "replaceState" : "pushState"]({ reloadedAt: now }, "", path);
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

/** Whether this page has just been loaded anew because of a new version. */
export function wasJustRenewed(): boolean {
  return Date.now() - toReloadTime() < NEWS_MS;
}
