/** Unions and scalars that several entities share. */

/** Urgency of a visit or treatment. */
export type Urgency = "routine" | "preferential" | "critical";

/**
 * An amount of euros with two decimals.
 * @minimum 0
 * @maximum 999999999.99
 * @format money
 */
export type Euros = number;
