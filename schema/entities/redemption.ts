import type { EntitySpec } from "entity-console/spec";
import type { CouponType } from "./coupon.ts";

/** The fields of the account that its pages show. */
export interface RedemptionAccount {
  id: string;
  username: string;
}

/** One use of a coupon by an account. */
export interface Redemption {
  /** @readOnly */
  id: string;
  /**
   * Time of the redemption.
   * @format date-time
   * @readOnly
   */
  createdAt: string;
  /**
   * The coupon's code at the time of the redemption.
   * @maxLength 40
   * @readOnly
   */
  code: string;
  /**
   * Id of the coupon.
   * @readOnly
   */
  couponId: string;
  /**
   * Id of the account that used it.
   * @readOnly
   */
  accountId: string;
  /**
   * The account in responses, in addition to its id.
   * @readOnly
   */
  account?: RedemptionAccount;
  /**
   * Credits or a discount.
   * @readOnly
   */
  type: CouponType;
  /**
   * The number of credits, or the discount.
   * @minimum 0
   * @readOnly
   */
  value: number;
}

export const redemption = {
  titleField: "code",
  icon: "RedeemOutlined",
  operations: ["list", "get"],
  relations: {
    couponId: { to: "coupon" },
    accountId: { to: "account", expandedAs: "account" },
  },
  list: {
    columns: ["createdAt", "code", "account", "type", "value"],
    sort: { field: "createdAt", order: "desc" },
    filters: ["couponId", "accountId", "createdAt"],
    search: ["code"],
  },
} as const satisfies EntitySpec<Redemption>;
