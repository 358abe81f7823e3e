/** Unions and scalars that two or more entities share (spec §3). */

/** Where a plan, a plan payment, a coupon or an account stands. */
export type Status = "active" | "inactive" | "pending" | "suspended";

/** How often something recurs. */
export type Periodicity = "on-demand" | "monthly" | "yearly";

/** Who an account, or a plan made for it, is meant for. */
export type AccountType = "individual" | "business";

/**
 * An amount of money with two decimals, at most fifteen digits of cents.
 * @minimum 0
 * @maximum 9999999999999.99
 * @format money
 */
export type Money = number;

/**
 * A currency by its ISO 4217 code.
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;
