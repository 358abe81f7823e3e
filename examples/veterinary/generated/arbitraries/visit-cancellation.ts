// @generated from schema/entities/visit-cancellation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { VisitCancellation } from "../../schema/entities/visit-cancellation.ts";
import type { Draw } from "entity-console/arbitraries";
import type { VisitCancellationBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawVisitCancellation(draw: Draw): Arbitrary<VisitCancellation> {
  return record(
    {
      callOffReason: draw.text({ minLength: 3, maxLength: 500 }),
      feeCharged: draw.boolean(false),
    },
    { requiredKeys: ["callOffReason", "feeCharged"] },
  );
}

/** A random valid request body. */
export function drawVisitCancellationBody(draw: Draw): Arbitrary<VisitCancellationBody> {
  return record(
    {
      callOffReason: draw.text({ minLength: 3, maxLength: 500 }),
      feeCharged: draw.boolean(false),
    },
    { requiredKeys: ["callOffReason", "feeCharged"] },
  );
}
