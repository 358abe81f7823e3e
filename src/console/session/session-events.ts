/** Reason why a session ended. */
export type EndReason = "signedOut" | "otherTab" | "refreshFailed" | "noRefreshToken";

/** Start or end of a session. `isOther` marks a different user than the last one. */
export type SessionEvent =
  | { readonly type: "in"; readonly isOther?: true }
  | { readonly type: "out"; readonly reason: EndReason };

type Listener = (event: SessionEvent) => void;

interface SubscribeOptions {
  /** Whether the listener first receives the last event that no replay listener has received yet. */
  readonly replay?: boolean;
}

/** Publishes the start and the end of a session. */
export interface SessionEvents {
  emit(event: SessionEvent): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: Listener, options?: SubscribeOptions): () => void;
}

export function sessionEvents(): SessionEvents {
  const listeners = new Set<Listener>();
  const replaying = new Set<Listener>();
  // A session can end before the page that reacts to it is rendered.
  let unreceived: SessionEvent | null = null;
  return {
    emit(event) {
      unreceived = replaying.size > 0 ? null : event;
      for (const listener of [...listeners]) {
        listener(event);
      }
    },
    subscribe(listener, { replay = false } = {}) {
      listeners.add(listener);
      if (replay) {
        replaying.add(listener);
        const event = unreceived;
        unreceived = null;
        if (event !== null) {
          listener(event);
        }
      }
      return () => {
        listeners.delete(listener);
        replaying.delete(listener);
      };
    },
  };
}
