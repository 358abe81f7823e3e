import type { AppConfig } from "../../contract/app-config.ts";
import type { PasskeyChallenge } from "../../contract/factors.ts";
import { httpCall } from "../api/http-call.ts";
import { toJsonBody } from "../api/json-body.ts";
import { createPasskey, requestPasskey } from "./passkeys.ts";
import type { Tokens } from "./token-store.ts";

/** Tokens of a complete sign-in, and the recovery codes of a factor that was enrolled with it. */
export type CompletedSignIn = Tokens & { readonly recoveryCodes?: readonly string[] };

/** Calls of the second step of a sign-in, and with passkeys (`factors.ts`). They have a ticket in place of a session. */
export interface SecondStepCalls {
  /** A new secret, in Base32, for a user who must enrol a factor first. */
  enrol(ticket: string): Promise<string>;
  /** Completes the sign-in. */
  complete(ticket: string, code: string): Promise<CompletedSignIn>;
  /** Completes the sign-in with one of the user's passkeys. */
  completeWithPasskey(ticket: string): Promise<Tokens>;
  /** Lets a user who must enrol a factor first create a passkey, and completes the sign-in. */
  enrolPasskey(ticket: string, name: string): Promise<CompletedSignIn>;
  /** Signs in with a passkey alone. */
  signInWithPasskey(): Promise<Tokens>;
}

const headers = { Accept: "application/json", "Content-Type": "application/json" };

export function createSecondStepCalls({ backends, timeoutMs }: AppConfig): SecondStepCalls {
  const post = async (path: string, content: object): Promise<unknown> => {
    const body = JSON.stringify(content);
    return toJsonBody(await httpCall({ url: backends.main.url + path, method: "POST", headers, body, timeoutMs }));
  };
  return {
    enrol: async (ticket) => ((await post("/second-factor/enrolment", { ticket })) as { secret: string }).secret,
    completeWithPasskey: async (ticket) => {
      const { options } = (await post("/second-factor/passkey/begin", { ticket })) as Omit<PasskeyChallenge, "ticket">;
      return (await post("/second-factor/passkey", { ticket, response: await requestPasskey(options) })) as Tokens;
    },
    enrolPasskey: async (ticket, name) => {
      const begun = (await post("/second-factor/enrolment/passkey", { ticket })) as PasskeyChallenge;
      const response = await createPasskey(begun.options);
      const body = { ticket, enrolment: begun.ticket, response, name };
      return (await post("/second-factor/enrolment/passkey/confirm", body)) as CompletedSignIn;
    },
    signInWithPasskey: async () => {
      const { ticket, options } = (await post("/passkey-sign-in/begin", {})) as PasskeyChallenge;
      return (await post("/passkey-sign-in", { ticket, response: await requestPasskey(options) })) as Tokens;
    },
    complete: async (ticket, code) => (await post("/second-factor", { ticket, code })) as CompletedSignIn,
  };
}
