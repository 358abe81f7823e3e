import type { EntityLabels } from "entity-console/spec";

export const couponGeneration = {
  one: "coupon generation",
  many: "coupon generations",
  fields: {
    quantity: "Quantity",
    value: "Value",
    prefix: "Prefix",
    usageLimit: "Usage limit",
    expirationDate: "Expires on",
    batch: "Batch",
  },
  sections: {
    general: "New coupons",
  },
  help: {
    quantity: "Each coupon gets its own code. At most 100,000 at a time.",
    value: "Credits that each coupon grants.",
    prefix: "Start of each code: capital letters, digits and hyphens.",
    usageLimit: "How often each coupon can be redeemed. Leave empty for once.",
    expirationDate: "Last day to redeem. Leave empty if the coupons do not expire.",
  },
  rules: {
    alreadyExpired: "This date has passed, so the coupons could not be redeemed. Choose today or a future date.",
  },
  texts: {
    create: "Generate coupons",
    created: "Coupons generated",
  },
} as const satisfies EntityLabels;
