import type { EntitySpec } from "entity-console/spec";
import type { Status } from "../enums.ts";

/** The benefit of a coupon. */
export type CouponType = "credits" | "discount";

/** Accounts that may redeem it: only the listed ones, or anyone who knows the code. */
export type CouponDistribution = "individual" | "public";

/** A code that grants credits or a discount when an account redeems it. */
export interface Coupon {
  /** @readOnly */
  id: string;
  /**
   * The code that the holder enters: capital letters, digits and hyphens.
   * @minLength 3
   * @maxLength 40
   * @pattern ^[A-Z0-9-]+$
   */
  code: string;
  /** @default "credits" */
  type: CouponType;
  /** @default "public" */
  distribution: CouponDistribution;
  /**
   * Credits granted, or the discount, depending on `type`.
   * @minimum 0
   * @maximum 1000000000
   */
  value: number;
  /**
   * The last day on which it can be redeemed; none means no end.
   * @format date
   */
  expirationDate?: string;
  /**
   * The accounts that may redeem an individual coupon, by id.
   * @uniqueItems true
   * @default []
   */
  accounts: string[];
  /**
   * Number of redemptions.
   * @asType integer
   * @readOnly
   */
  usageCount: number;
  /**
   * Maximum number of redemptions; none means no limit.
   * @asType integer
   * @minimum 1
   * @maximum 1000000000
   */
  usageLimit?: number;
  /**
   * True if an account can redeem it only once.
   * @default false
   */
  oncePerAccount: boolean;
  /** @default "active" */
  status: Status;
  /**
   * The batch of generated coupons that it belongs to; none for single coupons.
   * @maxLength 40
   * @readOnly
   */
  batch?: string;
}

export const coupon = {
  titleField: "code",
  icon: "ConfirmationNumberOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  unique: ["code"],
  relations: { accounts: { to: "account" } },
  units: { value: { by: "type", of: { credits: { unit: "credits" }, discount: { as: "money" } } } },
  rules: {
    noAccounts: {
      at: "accounts",
      never: {
        all: [
          { field: "distribution", is: "individual" },
          { field: "accounts", isThere: false },
        ],
      },
      severity: "warn",
    },
    alreadyExpired: {
      at: "expirationDate",
      never: { field: "expirationDate", lessThan: { today: 0 } },
      severity: "warn",
    },
    usedUp: { at: "usageLimit", never: { field: "usageCount", atLeast: { field: "usageLimit" } }, severity: "warn" },
    wholeCredits: {
      at: "value",
      never: {
        all: [
          { field: "type", is: "credits" },
          { field: "value", moreDecimalsThan: 0 },
        ],
      },
    },
    wholeCents: {
      at: "value",
      never: {
        all: [
          { field: "type", is: "discount" },
          { field: "value", moreDecimalsThan: 2 },
        ],
      },
    },
  },
  breakdowns: { distribution: { field: "distribution", path: "/coupons/distributions" } },
  list: {
    columns: ["code", "type", "value", "distribution", "usageCount", "expirationDate", "status"],
    sort: { field: "code", order: "asc" },
    filters: ["status", "type", "distribution", "expirationDate", "accounts"],
    search: ["code", "batch"],
  },
  form: {
    sections: [
      { name: "general", fields: ["code", "status", "type", "value"] },
      { name: "redemption", fields: ["distribution", "accounts", "usageLimit", "oncePerAccount", "expirationDate"] },
    ],
    widgets: { distribution: "radio" },
    help: ["code", "value", "usageLimit", "expirationDate"],
    visibleWhen: { accounts: { distribution: "individual" } },
  },
  show: {
    sections: [
      { name: "general", fields: ["code", "status", "type", "value", "batch"] },
      {
        name: "redemption",
        fields: ["distribution", "accounts", "usageCount", "usageLimit", "oncePerAccount", "expirationDate"],
      },
    ],
  },
} as const satisfies EntitySpec<Coupon>;
