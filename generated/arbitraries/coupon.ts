// @generated from schema/entities/coupon.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Coupon } from "../../schema/entities/coupon.ts";
import { type Draw, keepsRules } from "entity-console/arbitraries";
import type { CouponBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawCoupon(draw: Draw): Arbitrary<Coupon> {
  return record(
    {
      id: draw.id("coupon"),
      code: draw.text({ minLength: 3, maxLength: 40, pattern: "^[A-Z0-9-]+$" }),
      type: draw.choice(["credits", "discount"], "credits"),
      distribution: draw.choice(["individual", "public"], "public"),
      value: draw.number({ minimum: 0, maximum: 1000000000 }),
      expirationDate: draw.text({ format: "date" }),
      accounts: draw.list(draw.id("account"), { uniqueItems: true }),
      usageCount: draw.integer({}),
      usageLimit: draw.integer({ minimum: 1, maximum: 1000000000 }),
      oncePerAccount: draw.boolean(false),
      status: draw.choice(["active", "inactive", "pending", "suspended"], "active"),
      batch: draw.text({ maxLength: 40 }),
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
export function drawCouponBody(draw: Draw): Arbitrary<CouponBody> {
  return record(
    {
      code: draw.text({ minLength: 3, maxLength: 40, pattern: "^[A-Z0-9-]+$" }),
      type: draw.choice(["credits", "discount"], "credits"),
      distribution: draw.choice(["individual", "public"], "public"),
      value: draw.number({ minimum: 0, maximum: 1000000000 }),
      expirationDate: draw.text({ format: "date" }),
      accounts: draw.list(draw.id("account"), { uniqueItems: true }),
      usageLimit: draw.integer({ minimum: 1, maximum: 1000000000 }),
      oncePerAccount: draw.boolean(false),
      status: draw.choice(["active", "inactive", "pending", "suspended"], "active"),
    },
    { requiredKeys: ["code", "type", "distribution", "value", "accounts", "oncePerAccount", "status"] },
  ).filter(keepsRules([
    { all: [{ field: "type", is: "credits" }, { field: "value", moreDecimalsThan: 0 }] },
    { all: [{ field: "type", is: "discount" }, { field: "value", moreDecimalsThan: 2 }] },
  ]));
}
