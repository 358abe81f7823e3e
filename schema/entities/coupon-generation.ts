import type { EntitySpec } from "#spec";

/** An order for a batch of new coupons of the same value, each with a code of its own. */
export interface CouponGeneration {
  /**
   * How many coupons to generate.
   * @asType integer
   * @minimum 1
   * @maximum 100000
   */
  quantity: number;
  /**
   * Credits that each of them grants.
   * @minimum 0
   * @maximum 1000000000
   */
  value: number;
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
  form: {
    sections: [{ name: "general", fields: ["quantity", "value"] }],
    help: ["quantity", "value"],
  },
} as const satisfies EntitySpec<CouponGeneration>;
