import type { EntitySpec } from "entity-console/spec";
import type { Currency, Money, Periodicity, Status } from "../enums.ts";

/** A payment option of a plan, embedded in the plan. */
export interface PlanPayment {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
  /** @maxLength 500 */
  description?: string;
  /** @default "active" */
  status: Status;
  /** @default "monthly" */
  periodicity: Periodicity;
  /** @default 0 */
  price: Money;
  /** @default "BRL" */
  currency: Currency;
  /**
   * The plan that it belongs to.
   * @readOnly
   */
  planId: string;
}

export const planPayment = {
  titleField: "name",
  icon: "CreditCardOutlined",
  relations: { planId: { to: "plan" } },
  form: {
    sections: [{ name: "payment", fields: ["name", "periodicity", "price", "currency", "status", "description"] }],
    widgets: { currency: "currency" },
  },
} as const satisfies EntitySpec<PlanPayment>;
