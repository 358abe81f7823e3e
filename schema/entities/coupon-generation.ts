import type { EntitySpec } from "entity-console/spec";

/** Generates coupons of the same value, each with its own code. */
export interface CouponGeneration {
  /**
   * Number of coupons. For more than the maximum, repeat the call with the batch of the first response.
   * @asType integer
   * @minimum 1
   * @maximum 20000
   */
  quantity: number;
  /**
   * Credits that each coupon grants.
   * @asType integer
   * @minimum 0
   * @maximum 1000000000
   */
  value: number;
  /**
   * Start of each code: capital letters, digits and hyphens.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[A-Z0-9-]+$
   */
  prefix?: string;
  /**
   * Maximum number of redemptions of each coupon; 1 by default.
   * @asType integer
   * @minimum 1
   * @maximum 1000000000
   */
  usageLimit?: number;
  /**
   * Last day on which they can be redeemed; none means no end.
   * @format date
   */
  expirationDate?: string;
  /**
   * The batch of an earlier response that the new coupons are added to. Without it, they get a new batch.
   * @minLength 1
   * @maxLength 40
   * @pattern ^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$
   */
  batch?: string;
}

export const couponGeneration = {
  titleField: "quantity",
  icon: "BoltOutlined",
  path: "/coupons/generate",
  operations: ["create"],
  creates: "coupon",
  screens: ["create"],
  endpoints: { create: "/coupons/generate" },
  routes: { create: "/coupons/generate" },
  rules: {
    alreadyExpired: {
      at: "expirationDate",
      never: { field: "expirationDate", lessThan: { today: 0 } },
      // The form only warns, like the coupon form. The call rejects it, because the coupons would be unusable.
      severity: "warn",
    },
  },
  form: {
    sections: [{ name: "general", fields: ["quantity", "value", "prefix", "usageLimit", "expirationDate"] }],
    help: ["quantity", "value", "prefix", "usageLimit", "expirationDate"],
  },
} as const satisfies EntitySpec<CouponGeneration>;
