/** Proofs of identity before sensitive calls: backends with the ability `reauthentication` (decision 0089). */

/** `code` of the problem (403) of a call that needs a recent proof. After a proof, the call can be repeated. */
export const PROOF_CODE = "proofRequired";

/**
 * Ways to prove an identity. `password`, `code` (authenticator app or recovery code) and `passkey` are sent to
 * `POST /proof`; a passkey needs a challenge from `POST /proof/passkey` first. `company`: a further sign-in at the company's provider. Clients ignore values that they do not know.
 */
export type ProofMethod = "password" | "code" | "passkey" | "company";

/** `params` of that problem. */
export interface ProofParams {
  /** Methods of the user; any one is enough. */
  readonly methods: readonly ProofMethod[];
}

/** Body of `POST /proof`: exactly one member. */
export type ProofBody = { readonly password: string } | { readonly code: string } | { readonly passkey: ProofPasskey };

/** A passkey as a proof: the ticket of the challenge, and the response of the authenticator. */
export interface ProofPasskey {
  readonly ticket: string;
  readonly response: unknown;
}
