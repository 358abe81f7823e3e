import type { CallOptions, Transport, TransportRequest } from "../../contract/transport.ts";
import { ApiError } from "../api/api-error.ts";
import type { SessionEvent } from "./session-events.ts";
import type { Session } from "./session-types.ts";

export interface LoginGateParts {
  readonly session: Session;
  /** Whether a navigation to /login would lose unsaved input. */
  readonly hasOpenWork: () => boolean;
}

/**
 * Keeps the page mounted when its session expires during work. Calls that fail because of it wait for one sign-in in
 * a dialog, then continue.
 */
export interface LoginGate {
  /** Whether calls are waiting for a sign-in. */
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects every waiting call with that error, by default a "cancelled" one. */
  readonly giveUp: (error?: unknown) => void;
  /** Wraps a transport so that its calls wait for the sign-in. */
  readonly guard: (transport: Transport) => Transport;
}

interface Waiting {
  readonly signedIn: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

function createWaiting(): Waiting {
  let settle = { resolve: (): void => undefined, reject: (_: unknown): void => undefined };
  const signedIn = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // The timer may open the dialog while no call is pending; avoid an unhandled rejection.
  signedIn.catch(() => undefined);
  return { signedIn, ...settle };
}

const isExpiry = (event: SessionEvent): boolean =>
  event.type === "out" && (event.reason === "refreshFailed" || event.reason === "noRefreshToken");

class SessionGate implements LoginGate {
  readonly #listeners = new Set<() => void>();
  readonly #parts: LoginGateParts;
  #waiting: Waiting | null = null;
  #writes = 0;
  #calls = 0;
  /** Path of the page for which a call last succeeded. */
  #shownPath: string | null = null;

  constructor(parts: LoginGateParts) {
    this.#parts = parts;
    parts.session.subscribe((event) => this.#follow(event));
  }

  readonly isOpen = (): boolean => this.#waiting !== null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly giveUp = (
    error: unknown = new ApiError({ kind: "cancelled", message: "The sign-in was cancelled" }),
  ): void => {
    this.#close((waiting) => waiting.reject(error));
  };

  readonly guard = (transport: Transport): Transport => ({
    send: <T>(request: TransportRequest, options?: CallOptions) =>
      this.#run(request, () => transport.send<T>(request, options)),
    list: (request, query, options) => this.#run(request, () => transport.list(request, query, options)),
    load: (request, options) => this.#run(request, () => transport.load(request, options)),
  });

  #follow(event: SessionEvent): void {
    if (event.type === "in" && event.isOther !== true) {
      this.#close((waiting) => waiting.resolve());
    } else if (!isExpiry(event)) {
      this.giveUp();
    } else if (this.#waiting === null && this.#isAtWork()) {
      this.#waiting = createWaiting();
      this.#tell();
    }
  }

  /** False while a page is loading, and when the timer fires on a page that only displays data. */
  #isAtWork(): boolean {
    const isShown = this.#shownPath === window.location.pathname;
    return this.#writes > 0 || (this.#calls > 0 && isShown) || this.#parts.hasOpenWork();
  }

  #close(settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting;
    if (waiting !== null) {
      this.#waiting = null;
      settle(waiting);
      this.#tell();
    }
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) {
      listener();
    }
  }

  async #run<T>(request: TransportRequest, call: () => Promise<T>): Promise<T> {
    await this.#waiting?.signedIn;
    const isWrite = request.method !== "GET";
    this.#writes += isWrite ? 1 : 0;
    this.#calls += 1;
    try {
      return await this.#show(call);
    } catch (error) {
      const waiting = this.#waiting;
      if (waiting === null || !isRefusal(error, isWrite)) {
        throw error;
      }
      await waiting.signedIn;
      return await this.#show(call);
    } finally {
      this.#calls -= 1;
      this.#writes -= isWrite ? 1 : 0;
    }
  }

  async #show<T>(call: () => Promise<T>): Promise<T> {
    const answer = await call();
    this.#shownPath = window.location.pathname;
    return answer;
  }
}

export function createLoginGate(parts: LoginGateParts): LoginGate {
  return new SessionGate(parts);
}

/**
 * Whether the backend rejected the call, so that a retry cannot repeat the effect. A write with a 5xx may have
 * succeeded.
 */
function isRefusal(error: unknown, isWrite: boolean): boolean {
  return error instanceof ApiError && error.kind === "http" && !(isWrite && error.statusCode >= 500);
}
