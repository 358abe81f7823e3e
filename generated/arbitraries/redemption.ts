// @generated from schema/entities/redemption.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Redemption } from "../../schema/entities/redemption.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryRedemption(arbitrary: Arbitraries): Arbitrary<Redemption> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "createdAt", "code", "couponId", "accountId", "type", "value"],
    fields: {
      id: arbitrary.id("redemption"),
      createdAt: { type: "string", format: "date-time" },
      code: { type: "string", maxLength: 40 },
      couponId: arbitrary.id("coupon"),
      accountId: arbitrary.id("account"),
      account: {
        type: "object",
        required: ["id", "username"],
        properties: { id: { type: "string" }, username: { type: "string" } },
      },
      type: { type: "string", enum: ["credits", "discount"] },
      value: { type: "number", minimum: 0 },
    },
  });
}
