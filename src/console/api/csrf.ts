import type { BackendConfig } from "../../contract/app-config.ts";
import type { CsrfToken } from "../../contract/backend-auth.ts";
import { valueAt } from "../lib/value-at.ts";
import { toAuthAddress } from "./auth-address.ts";
import { type HttpCall, type HttpResponse, httpCall } from "./http-call.ts";
import { toJsonBody } from "./json-body.ts";

/** Sends calls with the session cookie, and unsafe ones with the CSRF token. */
export interface CookieSender {
  send(call: HttpCall): Promise<HttpResponse>;
  /** Requests a new CSRF token, for example before a sign-in. */
  prepare(): Promise<void>;
  /** Drops a token from a response. Many backends change it with the sign-in. */
  forget(): void;
}

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** Laravel's status for a stale token. */
const STALE = [419];

/** Returns the value of a cookie; null without it. */
function readCookie(name: string): string | null {
  const pairs = document.cookie.split(/;\s*/).map((pair) => pair.split(/=(.*)/s));
  return pairs.find(([each]) => each === name)?.[1] ?? null;
}

/** Some frameworks percent-encode the cookie. A malformed one is sent as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function createSender(url: string, csrf: CsrfToken | undefined, timeoutMs: number | null): CookieSender {
  let answered: string | null = null;

  const token = (): string | null => {
    const value = csrf?.cookie === undefined ? answered : readCookie(csrf.cookie);
    return value !== null && csrf?.decode === true ? decoded(value) : value;
  };

  async function prepare(): Promise<void> {
    if (csrf?.prepare === undefined) {
      return;
    }
    const answer = await httpCall({
      url: toAuthAddress(url, csrf.prepare),
      method: "GET",
      headers: { Accept: "application/json, text/html;q=0.9, */*;q=0.8" },
      credentials: "include",
      timeoutMs,
    });
    if (csrf.answer !== undefined) {
      const value = valueAt(toJsonBody(answer), csrf.answer);
      answered = typeof value === "string" ? value : null;
    }
  }

  const sendOnce = (call: HttpCall): Promise<HttpResponse> => {
    const value = SAFE_METHODS.includes(call.method) ? null : token();
    const headers = csrf === undefined || value === null ? {} : { [csrf.header]: value };
    return httpCall({ ...call, headers: { ...call.headers, ...headers }, credentials: "include" });
  };

  return {
    prepare,
    forget() {
      answered = null;
    },
    async send(call) {
      const isUnsafe = csrf !== undefined && !SAFE_METHODS.includes(call.method);
      if (isUnsafe && token() === null) {
        await prepare();
      }
      const answer = await sendOnce(call);
      if (!(isUnsafe && (csrf.staleOn ?? STALE).includes(answer.status))) {
        return answer;
      }
      // The backend rejected the call because of its token, so it can be repeated safely.
      await prepare();
      return await sendOnce(call);
    },
  };
}

/** One sender per backend: its calls and its session share the CSRF token. */
const senders = new WeakMap<BackendConfig, CookieSender>();

/** Returns the sender of a backend with session cookies. */
export function toCookieSender(backend: BackendConfig, timeoutMs: number | null): CookieSender {
  const csrf = backend.auth?.kind === "cookie" ? backend.auth.csrf : undefined;
  const sender = senders.get(backend) ?? createSender(backend.url, csrf, timeoutMs);
  senders.set(backend, sender);
  return sender;
}
