import type { EntitySpec } from "#spec";

/** Paid by card. */
export interface ByCard {
  method: "card";
  digits: string;
}

/** Paid at the desk. */
export interface InCash {
  method: "cash";
  desk: string;
}

/** How it was paid. */
export type Payment = ByCard | InCash;

/** A shelf, which another system keeps. */
export interface Shelf {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  payment: Payment;
}

export const shelf = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list"],
  stored: false,
} as const satisfies EntitySpec<Shelf>;
