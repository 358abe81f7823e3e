import type { Transport, TransportRequest } from "../../contract/transport.ts";
import { ApiError } from "../api/api-error.ts";
import { wrapTransport } from "../api/wrap-transport.ts";
import { createDeferred, type Deferred } from "../lib/deferred.ts";
import { createSignal } from "../lib/signal.ts";
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

const isExpiry = (event: SessionEvent): boolean =>
  event.type === "out" && (event.reason === "refreshFailed" || event.reason === "noRefreshToken");

class SessionGate implements LoginGate {
  readonly #changed = createSignal();
  readonly #parts: LoginGateParts;
  #waiting: Deferred | null = null;
  #writes = 0;
  #calls = 0;
  /** Path of the page for which a call last succeeded. */
  #shownPath: string | null = null;

  constructor(parts: LoginGateParts) {
    this.#parts = parts;
    parts.session.subscribe((event) => this.#follow(event));
  }

  readonly isOpen = (): boolean => this.#waiting !== null;

  readonly subscribe = this.#changed.subscribe;

  readonly giveUp = (
    error: unknown = new ApiError({ kind: "cancelled", message: "The sign-in was cancelled" }),
  ): void => {
    this.#close((waiting) => waiting.reject(error));
  };

  readonly guard = (transport: Transport): Transport =>
    wrapTransport(transport, (call, request) => this.#run(request, call));

  #follow(event: SessionEvent): void {
    if (event.type === "in" && event.isOther !== true) {
      this.#close((waiting) => waiting.resolve());
    } else if (!isExpiry(event)) {
      this.giveUp();
    } else if (this.#waiting === null && this.#isAtWork()) {
      // The timer may open the dialog while no call is pending.
      this.#waiting = createDeferred();
      this.#changed.emit();
    }
  }

  /** False while a page is loading, and when the timer fires on a page that only displays data. */
  #isAtWork(): boolean {
    const isShown = this.#shownPath === window.location.pathname;
    return this.#writes > 0 || (this.#calls > 0 && isShown) || this.#parts.hasOpenWork();
  }

  #close(settle: (waiting: Deferred) => void): void {
    const waiting = this.#waiting;
    if (waiting !== null) {
      this.#waiting = null;
      settle(waiting);
      this.#changed.emit();
    }
  }

  async #run<T>(request: TransportRequest, call: () => Promise<T>): Promise<T> {
    await this.#waiting?.promise;
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
      await waiting.promise;
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
