import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { ProofMethod } from "../../contract/proof.ts";
import { ApiError } from "../api/api-error.ts";
import { useAbilities } from "../data/abilities.ts";
import { StaffCallsContext, TransportContext, useTransport } from "../data/backend-contexts.ts";
import { createStaffCalls } from "../data/staff-calls.ts";
import { createDeferred, type Deferred } from "../lib/deferred.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { withProof } from "./with-proof.ts";

const ProofDialog = lazyComponent(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/** A request for a proof, which calls wait for. */
interface Question extends Deferred {
  readonly methods: readonly ProofMethod[];
}

const cancelled = () => new ApiError({ kind: "cancelled", message: "The proof of identity was cancelled" });

/**
 * Calls of the components below it open a dialog if the backend requests a proof of identity, and are repeated after it.
 * For backends with the ability `reauthentication`.
 */
export function ProofGate({ children }: { readonly children: ReactNode }) {
  const transport = useTransport();
  const { reauthentication } = useAbilities();
  const open = useRef<Question | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const proving = useMemo(
    () =>
      withProof(transport, (methods) => {
        // Concurrent calls wait for the same dialog.
        open.current ??= { methods, ...createDeferred() };
        setQuestion(open.current);
        return open.current.promise;
      }),
    [transport],
  );
  const staff = useMemo(() => createStaffCalls(proving), [proving]);
  useEffect(() => () => open.current?.reject(cancelled()), []);
  if (!reauthentication) {
    return children;
  }
  const close = (settle: (waiting: Question) => void) => {
    const waiting = open.current;
    open.current = null;
    setQuestion(null);
    if (waiting !== null) {
      settle(waiting);
    }
  };
  const handleCancel = () => close((waiting) => waiting.reject(cancelled()));
  return (
    <TransportContext value={proving}>
      <StaffCallsContext value={staff}>
        {children}
        {question !== null && (
          <ProofDialog
            methods={question.methods}
            transport={transport}
            onProved={() => close((waiting) => waiting.resolve())}
            onCancel={handleCancel}
            onMissing={handleCancel}
          />
        )}
      </StaffCallsContext>
    </TransportContext>
  );
}
