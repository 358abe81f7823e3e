import type { EntityLabels } from "entity-console/spec";

export const planPayment = {
  one: "price option",
  many: "price options",
  fields: {
    name: "Name",
    description: "Description",
    status: "Status",
    periodicity: "Billing period",
    price: "Price",
    currency: "Currency",
    planId: "Plan",
  },
} as const satisfies EntityLabels;
