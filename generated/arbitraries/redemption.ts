// @generated from schema/entities/redemption.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Redemption } from "../../schema/entities/redemption.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryRedemption(arbitrary: Arbitraries): Arbitrary<Redemption> {
  return record(
    {
      id: arbitrary.id("redemption"),
      createdAt: arbitrary.text({ format: "date-time" }),
      code: arbitrary.text({ maxLength: 40 }),
      couponId: arbitrary.id("coupon"),
      accountId: arbitrary.id("account"),
      account: record(
        {
          id: arbitrary.text({}),
          username: arbitrary.text({}),
        },
        { requiredKeys: ["id", "username"] },
      ),
      type: arbitrary.choice(["credits", "discount"], null),
      value: arbitrary.number({ minimum: 0 }),
    },
    { requiredKeys: ["id", "createdAt", "code", "couponId", "accountId", "type", "value"] },
  );
}
