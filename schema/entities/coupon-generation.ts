import type { EntitySpec } from "#spec";

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
   * Credits that each of them grants.
   * @asType integer
   * @minimum 0
   * @maximum 1000000000
   */
  value: number;
  /**
   * What each code begins with: capital letters, digits and hyphens.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[A-Z0-9-]+$
   */
  prefix?: string;
  /**
   * How often each of them can be redeemed; once, where it is not said.
   * @asType integer
   * @minimum 1
   * @maximum 1000000000
   */
  usageLimit?: number;
  /**
   * The last day on which they can be redeemed; none means no end.
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
      // The form warns as the coupon's own does; the call rejects it: nobody wants a batch of unusable codes.
      severity: "warn",
    },
  },
  form: {
    sections: [{ name: "general", fields: ["quantity", "value", "prefix", "usageLimit", "expirationDate"] }],
    help: ["quantity", "value", "prefix", "usageLimit", "expirationDate"],
  },
} as const satisfies EntitySpec<CouponGeneration>;
