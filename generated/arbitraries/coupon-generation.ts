// @generated from schema/entities/coupon-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { CouponGeneration } from "../../schema/entities/coupon-generation.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { CouponGenerationBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryCouponGeneration(arbitrary: Arbitraries): Arbitrary<CouponGeneration> {
  return arbitraryRecord(arbitrary, {
    required: ["quantity", "value"],
    fields: {
      quantity: { type: "integer", minimum: 1, maximum: 20000 },
      value: { type: "integer", minimum: 0, maximum: 1000000000 },
      prefix: { type: "string", minLength: 1, maxLength: 20, pattern: "^[A-Z0-9-]+$" },
      usageLimit: { type: "integer", minimum: 1, maximum: 1000000000 },
      expirationDate: { type: "string", format: "date" },
      batch: { type: "string", minLength: 1, maxLength: 40, pattern: "^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$" },
    },
  });
}

/** A random valid request body. */
export function arbitraryCouponGenerationBody(arbitrary: Arbitraries): Arbitrary<CouponGenerationBody> {
  return arbitraryRecord(arbitrary, {
    required: ["quantity", "value"],
    fields: {
      quantity: { type: "integer", minimum: 1, maximum: 20000 },
      value: { type: "integer", minimum: 0, maximum: 1000000000 },
      prefix: { type: "string", minLength: 1, maxLength: 20, pattern: "^[A-Z0-9-]+$" },
      usageLimit: { type: "integer", minimum: 1, maximum: 1000000000 },
      expirationDate: { type: "string", format: "date" },
      batch: { type: "string", minLength: 1, maxLength: 40, pattern: "^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$" },
    },
  });
}
