import type { EntityLabels } from "#contract/labels.ts";

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
    value: "Credits: how many it grants. Discount: the amount taken off, in reais.",
    expirationDate: "Last day to redeem it. Leave empty if it never expires.",
    usageLimit: "Leave empty for no limit.",
  },
  rules: {
    noAccounts: "Without accounts, nobody can redeem this individual coupon.",
    alreadyExpired: "The last day is over: nobody can redeem this coupon. Choose a future date.",
    usedUp: "The usage limit is reached. Raise it to allow more redemptions.",
    wholeCredits: "Credits are whole numbers.",
    wholeCents: "A discount has two decimals at most.",
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
