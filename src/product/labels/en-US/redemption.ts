import type { EntityLabels } from "entity-console/spec";

export const redemption = {
  one: "redemption",
  many: "redemptions",
  fields: {
    code: "Code",
    couponId: "Coupon",
    accountId: "Account",
    account: "Account",
    createdAt: "Redeemed at",
    type: "Type",
    value: "Value",
  },
} as const satisfies EntityLabels;
