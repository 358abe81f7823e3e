import type { EntitySpec } from "#spec";
import type { Plan } from "./plan.ts";

/** A payment. */
export interface Payment {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  plan?: Plan;
}

export const payment = {
  titleField: "name",
  icon: "CreditCardOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Payment>;
