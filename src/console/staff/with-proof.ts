import { PROOF_CODE, type ProofMethod, type ProofParams } from "../../contract/proof.ts";
import type { Transport } from "../../contract/transport.ts";
import { ApiError } from "../api/api-error.ts";
import { wrapTransport } from "../api/wrap-transport.ts";

/** Requests a proof of identity by one of the methods. Rejects if the user cancels. */
export type RequestProof = (methods: readonly ProofMethod[]) => Promise<void>;

/** A transport that repeats a call which needs a recent proof of identity, after the proof. */
export function withProof(transport: Transport, ask: RequestProof): Transport {
  async function run<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const methods = toMethods(error);
      if (methods === null) {
        throw error;
      }
      await ask(methods);
      return await run(call);
    }
  }
  return wrapTransport(transport, run);
}

/** The methods that a problem names; null if it is another problem. */
function toMethods(error: unknown): readonly ProofMethod[] | null {
  const found = error instanceof ApiError ? error.details.find(({ code }) => code === PROOF_CODE) : undefined;
  const { methods } = (found?.params ?? {}) as Partial<ProofParams>;
  return found === undefined ? null : Array.isArray(methods) ? methods : [];
}
