// @generated from schema/entities/coupon.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Coupon } from "../../schema/entities/coupon.ts";
import { type Arbitraries, keepsRules } from "entity-console/arbitraries";
import type { CouponBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryCoupon(arbitrary: Arbitraries): Arbitrary<Coupon> {
  return record(
    {
      id: arbitrary.id("coupon"),
      code: arbitrary.text({ minLength: 3, maxLength: 40, pattern: "^[A-Z0-9-]+$" }),
      type: arbitrary.choice(["credits", "discount"], "credits"),
      distribution: arbitrary.choice(["individual", "public"], "public"),
      value: arbitrary.number({ minimum: 0, maximum: 1000000000 }),
      expirationDate: arbitrary.text({ format: "date" }),
      accounts: arbitrary.list(arbitrary.id("account"), { uniqueItems: true }),
      usageCount: arbitrary.integer({}),
      usageLimit: arbitrary.integer({ minimum: 1, maximum: 1000000000 }),
      oncePerAccount: arbitrary.boolean(false),
      status: arbitrary.choice(["active", "inactive", "pending", "suspended"], "active"),
      batch: arbitrary.text({ maxLength: 40 }),
    },
    {
      requiredKeys: [
        "id",
        "code",
        "type",
        "distribution",
        "value",
        "accounts",
        "usageCount",
        "oncePerAccount",
        "status",
      ],
    },
  );
}

/** A random valid request body. */
export function arbitraryCouponBody(arbitrary: Arbitraries): Arbitrary<CouponBody> {
  return record(
    {
      code: arbitrary.text({ minLength: 3, maxLength: 40, pattern: "^[A-Z0-9-]+$" }),
      type: arbitrary.choice(["credits", "discount"], "credits"),
      distribution: arbitrary.choice(["individual", "public"], "public"),
      value: arbitrary.number({ minimum: 0, maximum: 1000000000 }),
      expirationDate: arbitrary.text({ format: "date" }),
      accounts: arbitrary.list(arbitrary.id("account"), { uniqueItems: true }),
      usageLimit: arbitrary.integer({ minimum: 1, maximum: 1000000000 }),
      oncePerAccount: arbitrary.boolean(false),
      status: arbitrary.choice(["active", "inactive", "pending", "suspended"], "active"),
    },
    { requiredKeys: ["code", "type", "distribution", "value", "accounts", "oncePerAccount", "status"] },
  ).filter(keepsRules([
    { all: [{ field: "type", is: "credits" }, { field: "value", moreDecimalsThan: 0 }] },
    { all: [{ field: "type", is: "discount" }, { field: "value", moreDecimalsThan: 2 }] },
  ]));
}
