// @generated from schema/entities/redemption.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Redemption } from "../../schema/entities/redemption.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawRedemption(draw: Draw): Arbitrary<Redemption> {
  return record(
    {
      id: draw.id("redemption"),
      createdAt: draw.text({ format: "date-time" }),
      code: draw.text({ maxLength: 40 }),
      couponId: draw.id("coupon"),
      accountId: draw.id("account"),
      account: record(
        {
          id: draw.text({}),
          username: draw.text({}),
        },
        { requiredKeys: ["id", "username"] },
      ),
      type: draw.choice(["credits", "discount"], null),
      value: draw.number({ minimum: 0 }),
    },
    { requiredKeys: ["id", "createdAt", "code", "couponId", "accountId", "type", "value"] },
  );
}
