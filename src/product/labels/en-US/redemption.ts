import type { EntityLabels } from "#contract/labels.ts";

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
