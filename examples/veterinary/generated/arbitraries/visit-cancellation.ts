// @generated from schema/entities/visit-cancellation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { VisitCancellation } from "../../schema/entities/visit-cancellation.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { VisitCancellationBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryVisitCancellation(arbitrary: Arbitraries): Arbitrary<VisitCancellation> {
  return arbitraryRecord(arbitrary, {
    required: ["callOffReason", "feeCharged"],
    fields: {
      callOffReason: { type: "string", minLength: 3, maxLength: 500 },
      feeCharged: { type: "boolean", default: false },
    },
  });
}

/** A random valid request body. */
export function arbitraryVisitCancellationBody(arbitrary: Arbitraries): Arbitrary<VisitCancellationBody> {
  return arbitraryRecord(arbitrary, {
    required: ["callOffReason", "feeCharged"],
    fields: {
      callOffReason: { type: "string", minLength: 3, maxLength: 500 },
      feeCharged: { type: "boolean", default: false },
    },
  });
}
