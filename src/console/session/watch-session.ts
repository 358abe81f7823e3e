import { ownName } from "../lib/base-path.ts";
import type { Session } from "./session-types.ts";

// Short enough for any token, and far below the 24.8 days at which browser timers overflow and fire at once.
const CHECK_EVERY_MS = 30_000;

/** Keeps a session in sync with the clock, with other tabs, and after a sleep. Returns the function that stops it. */
export function watchSession(session: Session, storageKey: string): () => void {
  const handleStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === ownName(storageKey) || event.key === null) {
      session.syncFromStorage();
    }
  };
  const handleWake = () => {
    if (document.visibilityState === "visible") {
      // A page restored from the back/forward cache missed all storage events.
      session.syncFromStorage();
      session.check();
    }
  };
  const timer = setInterval(handleWake, CHECK_EVERY_MS);
  window.addEventListener("storage", handleStorage);
  window.addEventListener("online", handleWake);
  window.addEventListener("pageshow", handleWake);
  document.addEventListener("visibilitychange", handleWake);
  return () => {
    clearInterval(timer);
    window.removeEventListener("storage", handleStorage);
    window.removeEventListener("online", handleWake);
    window.removeEventListener("pageshow", handleWake);
    document.removeEventListener("visibilitychange", handleWake);
  };
}
