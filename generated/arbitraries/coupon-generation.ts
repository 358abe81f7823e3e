// @generated from schema/entities/coupon-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { CouponGeneration } from "../../schema/entities/coupon-generation.ts";
import type { Draw } from "entity-console/arbitraries";
import type { CouponGenerationBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawCouponGeneration(draw: Draw): Arbitrary<CouponGeneration> {
  return record(
    {
      quantity: draw.integer({ minimum: 1, maximum: 20000 }),
      value: draw.integer({ minimum: 0, maximum: 1000000000 }),
      prefix: draw.text({ minLength: 1, maxLength: 20, pattern: "^[A-Z0-9-]+$" }),
      usageLimit: draw.integer({ minimum: 1, maximum: 1000000000 }),
      expirationDate: draw.text({ format: "date" }),
      batch: draw.text({ minLength: 1, maxLength: 40, pattern: "^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$" }),
    },
    { requiredKeys: ["quantity", "value"] },
  );
}

/** A random valid request body. */
export function drawCouponGenerationBody(draw: Draw): Arbitrary<CouponGenerationBody> {
  return record(
    {
      quantity: draw.integer({ minimum: 1, maximum: 20000 }),
      value: draw.integer({ minimum: 0, maximum: 1000000000 }),
      prefix: draw.text({ minLength: 1, maxLength: 20, pattern: "^[A-Z0-9-]+$" }),
      usageLimit: draw.integer({ minimum: 1, maximum: 1000000000 }),
      expirationDate: draw.text({ format: "date" }),
      batch: draw.text({ minLength: 1, maxLength: 40, pattern: "^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$" }),
    },
    { requiredKeys: ["quantity", "value"] },
  );
}
