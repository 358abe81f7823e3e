// @generated from schema/entities/coupon.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Coupon } from "../../schema/entities/coupon.ts";
import { type Arbitraries, arbitraryRecord, keepsRules } from "entity-console/arbitraries";
import type { CouponBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryCoupon(arbitrary: Arbitraries): Arbitrary<Coupon> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "code", "type", "distribution", "value", "accounts", "usageCount", "oncePerAccount", "status"],
    fields: {
      id: arbitrary.id("coupon"),
      code: { type: "string", minLength: 3, maxLength: 40, pattern: "^[A-Z0-9-]+$" },
      type: { type: "string", enum: ["credits", "discount"], default: "credits" },
      distribution: { type: "string", enum: ["individual", "public"], default: "public" },
      value: { type: "number", minimum: 0, maximum: 1000000000 },
      expirationDate: { type: "string", format: "date" },
      accounts: arbitrary.list(arbitrary.id("account"), { uniqueItems: true }),
      usageCount: { type: "integer" },
      usageLimit: { type: "integer", minimum: 1, maximum: 1000000000 },
      oncePerAccount: { type: "boolean", default: false },
      status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
      batch: { type: "string", maxLength: 40 },
    },
  });
}

/** A random valid request body. */
export function arbitraryCouponBody(arbitrary: Arbitraries): Arbitrary<CouponBody> {
  return arbitraryRecord(arbitrary, {
    required: ["code", "type", "distribution", "value", "accounts", "oncePerAccount", "status"],
    fields: {
      code: { type: "string", minLength: 3, maxLength: 40, pattern: "^[A-Z0-9-]+$" },
      type: { type: "string", enum: ["credits", "discount"], default: "credits" },
      distribution: { type: "string", enum: ["individual", "public"], default: "public" },
      value: { type: "number", minimum: 0, maximum: 1000000000 },
      expirationDate: { type: "string", format: "date" },
      accounts: arbitrary.list(arbitrary.id("account"), { uniqueItems: true }),
      usageLimit: { type: "integer", minimum: 1, maximum: 1000000000 },
      oncePerAccount: { type: "boolean", default: false },
      status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
    },
  }).filter(keepsRules([
    { all: [{ field: "type", is: "credits" }, { field: "value", moreDecimalsThan: 0 }] },
    { all: [{ field: "type", is: "discount" }, { field: "value", moreDecimalsThan: 2 }] },
  ]));
}
