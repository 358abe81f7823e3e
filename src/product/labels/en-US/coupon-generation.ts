import type { EntityLabels } from "#contract/labels.ts";

export const couponGeneration = {
  one: "coupon generation",
  many: "coupon generations",
  fields: {
    quantity: "Quantity",
    value: "Value",
  },
  sections: {
    general: "New coupons",
  },
  help: {
    quantity: "Each coupon gets a code of its own. At most 100,000 at a time.",
    value: "Credits that each coupon grants.",
  },
  texts: {
    create: "Generate coupons",
    created: "Coupons generated",
  },
} as const satisfies EntityLabels;
