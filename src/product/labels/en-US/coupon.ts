import type { EntityLabels } from "entity-console/spec";

export const coupon = {
  one: "coupon",
  many: "coupons",
  fields: {
    code: "Code",
    type: "Type",
    distribution: "Distribution",
    value: "Value",
    expirationDate: "Expires on",
    accounts: "Accounts",
    usageCount: "Uses",
    usageLimit: "Usage limit",
    status: "Status",
    oncePerAccount: "Once per account",
    batch: "Batch",
  },
  sections: {
    general: "General",
    redemption: "Redemption",
  },
  help: {
    code: "Capital letters, digits and hyphens.",
    value: "Credits: how many the coupon grants. Discount: the amount in reais.",
    expirationDate: "Last day to redeem it. Leave empty if it never expires.",
    usageLimit: "Leave empty for no limit.",
  },
  rules: {
    noAccounts: "This individual coupon has no accounts, so it cannot be redeemed.",
    alreadyExpired: "This date has passed, so the coupon cannot be redeemed. Choose a future date.",
    usedUp: "Usage limit reached. Raise it to allow more redemptions.",
    wholeCredits: "Use a whole number of credits.",
    wholeCents: "Use at most two decimal places.",
  },
  breakdowns: {
    distribution: "Coupons by distribution",
  },
  enums: {
    couponDistribution: {
      individual: "Individual",
      public: "Public",
    },
    couponType: {
      credits: "Credits",
      discount: "Discount",
    },
  },
  texts: {
    taken: "Another coupon already has this code",
    deleteConfirm: "The coupon “{{title}}” will be deleted and can no longer be redeemed. This cannot be undone.",
  },
} as const satisfies EntityLabels;
