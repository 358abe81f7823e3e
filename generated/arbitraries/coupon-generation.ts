// @generated from schema/entities/coupon-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { CouponGeneration } from "../../schema/entities/coupon-generation.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { CouponGenerationBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryCouponGeneration(arbitrary: Arbitraries): Arbitrary<CouponGeneration> {
  return record(
    {
      quantity: arbitrary.integer({ minimum: 1, maximum: 20000 }),
      value: arbitrary.integer({ minimum: 0, maximum: 1000000000 }),
      prefix: arbitrary.text({ minLength: 1, maxLength: 20, pattern: "^[A-Z0-9-]+$" }),
      usageLimit: arbitrary.integer({ minimum: 1, maximum: 1000000000 }),
      expirationDate: arbitrary.text({ format: "date" }),
      batch: arbitrary.text({ minLength: 1, maxLength: 40, pattern: "^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$" }),
    },
    { requiredKeys: ["quantity", "value"] },
  );
}

/** A random valid request body. */
export function arbitraryCouponGenerationBody(arbitrary: Arbitraries): Arbitrary<CouponGenerationBody> {
  return record(
    {
      quantity: arbitrary.integer({ minimum: 1, maximum: 20000 }),
      value: arbitrary.integer({ minimum: 0, maximum: 1000000000 }),
      prefix: arbitrary.text({ minLength: 1, maxLength: 20, pattern: "^[A-Z0-9-]+$" }),
      usageLimit: arbitrary.integer({ minimum: 1, maximum: 1000000000 }),
      expirationDate: arbitrary.text({ format: "date" }),
      batch: arbitrary.text({ minLength: 1, maxLength: 40, pattern: "^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$" }),
    },
    { requiredKeys: ["quantity", "value"] },
  );
}
