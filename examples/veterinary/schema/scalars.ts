/** Unions and scalars that two or more entities share. */

/** How soon an animal has to be seen, or a remedy has to be at hand. */
export type Urgency = "routine" | "preferential" | "critical";

/**
 * An amount of euros with two decimals.
 * @minimum 0
 * @maximum 999999999.99
 * @format money
 */
export type Euros = number;
