/** Unions and scalars that several entities share (spec §3). */

/** Status of a plan, a plan payment, a coupon or an account. */
export type Status = "active" | "inactive" | "pending" | "suspended";

/** Billing period. */
export type Periodicity = "on-demand" | "monthly" | "yearly";

/** Target group of an account or of a plan. */
export type AccountType = "individual" | "business";

/**
 * An amount of money with two decimals, at most fifteen digits including cents.
 * @minimum 0
 * @maximum 9999999999999.99
 * @format money
 */
export type Money = number;

/**
 * ISO 4217 code of a currency.
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;
