/** Proofs of identity before sensitive calls: backends with the ability `reauthentication` (decision 0089). */

/** `code` of the problem (403) of a call that needs a recent proof. After a proof, the call can be repeated. */
export const PROOF_CODE = "proofRequired";

/**
 * Ways to prove an identity. `password` and `code` (authenticator app or recovery code) are sent to `POST /proof`;
 * `company`: a further sign-in at the company's provider. Clients ignore values that they do not know.
 */
export type ProofMethod = "password" | "code" | "company";

/** `params` of that problem. */
export interface ProofParams {
  /** Methods of the user; any one is enough. */
  readonly methods: readonly ProofMethod[];
}

/** Body of `POST /proof`: exactly one member. */
export type ProofBody = { readonly password: string } | { readonly code: string };
