/** Why a session ended. */
export type EndReason = "signedOut" | "otherTab" | "refreshFailed" | "noRefreshToken";

/** That a session began, by another person than the last where `isOther`; or that it ended. */
export type SessionEvent =
  | { readonly type: "in"; readonly isOther?: true }
  | { readonly type: "out"; readonly reason: EndReason };

type Listener = (event: SessionEvent) => void;

/** Tells whoever listens that a session began or ended. */
export interface SessionEvents {
  emit(event: SessionEvent): void;
  /** Returns the way to stop listening. */
  subscribe(listener: Listener): () => void;
}

export function sessionEvents(): SessionEvents {
  const listeners = new Set<Listener>();
  return {
    emit(event) {
      for (const listener of [...listeners]) {
        listener(event);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
