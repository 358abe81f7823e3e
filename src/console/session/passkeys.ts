import type { PasskeyOptions } from "../../contract/factors.ts";

/** Why the browser has not used or created a passkey. */
type PasskeyFailure = "cancelled" | "exists" | "failed";

/** A passkey call of the browser that has failed. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly failure: PasskeyFailure;

  constructor(failure: PasskeyFailure, cause: unknown) {
    super(`Passkey: ${failure}`, { cause });
    this.failure = failure;
  }
}

const FAILURES: { readonly [name: string]: PasskeyFailure | undefined } = {
  // The user has closed the browser's dialog, or it has timed out. Browsers do not tell which.
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "exists",
};

function toPasskeyError(error: unknown): PasskeyError {
  const name = error instanceof Error ? error.name : "";
  return new PasskeyError(FAILURES[name] ?? "failed", error);
}

/** Loaded by the first use. */
const loadLibrary = () => import("@simplewebauthn/browser");

/** True if this browser has passkeys, and the page may use them: not over plain http, and not at an IP address. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Lets the user create a passkey, and returns the response of the authenticator. Rejects with a `PasskeyError`. */
export async function createPasskey(options: PasskeyOptions): Promise<unknown> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
  return await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw toPasskeyError(error);
  });
}

/** Lets the user choose a passkey, and returns the response of the authenticator. Rejects with a `PasskeyError`. */
export async function requestPasskey(options: PasskeyOptions): Promise<unknown> {
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  return await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw toPasskeyError(error);
  });
}
