import type { EntitySpec } from "#spec";
import type { CouponType } from "./coupon.ts";

/** The account of a redemption, as far as its own pages need it. */
export interface RedemptionAccount {
  id: string;
  username: string;
}

/** One use of a coupon by an account. */
export interface Redemption {
  /** @readOnly */
  id: string;
  /**
   * When it was.
   * @format date-time
   * @readOnly
   */
  createdAt: string;
  /**
   * The coupon's code, as it was then.
   * @maxLength 40
   * @readOnly
   */
  code: string;
  /**
   * The coupon, by id.
   * @readOnly
   */
  couponId: string;
  /**
   * The account that used it, by id.
   * @readOnly
   */
  accountId: string;
  /**
   * The account as the backend answers it, beside its id.
   * @readOnly
   */
  account?: RedemptionAccount;
  /**
   * What it gave: credits, or a discount.
   * @readOnly
   */
  type: CouponType;
  /**
   * How much of it.
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
