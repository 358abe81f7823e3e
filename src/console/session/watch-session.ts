import type { Session } from "./session.ts";

// Short enough for any token, and far from the 24.8 days at which a browser's timers overflow and fire at once.
const CHECK_EVERY_MS = 30_000;

/** Keeps a session in step with the clock, with the other tabs, and with a page that was asleep. Returns the way to stop. */
export function watchSession(session: Session, storageKey: string): () => void {
  const handleStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === storageKey || event.key === null) {
      session.syncFromStorage();
    }
  };
  const handleWake = () => {
    if (document.visibilityState === "visible") {
      // A page that comes back from the browser's back/forward cache slept through every storage event.
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
