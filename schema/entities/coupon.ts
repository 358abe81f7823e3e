import type { EntitySpec } from "#spec";
import type { Status } from "../enums.ts";

/** What a coupon gives its holder. */
export type CouponType = "credits" | "discount";

/** Who may redeem it: the named accounts only, or anyone who knows the code. */
export type CouponDistribution = "individual" | "public";

/** A code that grants credits or a discount when an account redeems it. */
export interface Coupon {
  /** @readOnly */
  id: string;
  /**
   * What the holder types in: capital letters, digits and hyphens.
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
   * Credits granted, or the amount taken off, according to `type`.
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
   * How often it has been redeemed.
   * @asType integer
   * @readOnly
   */
  usageCount: number;
  /**
   * How often it can be redeemed; none means without limit.
   * @asType integer
   * @minimum 1
   * @maximum 1000000000
   */
  usageLimit?: number;
  /**
   * Whether one account can redeem it only once.
   * @default false
   */
  oncePerAccount: boolean;
  /** @default "active" */
  status: Status;
  /**
   * The batch that it was generated in; none of a coupon that was made by itself.
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
