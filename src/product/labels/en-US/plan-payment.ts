import type { EntityLabels } from "entity-console/spec";

export const planPayment = {
  one: "price option",
  many: "price options",
  fields: {
    name: "Name",
    description: "Description",
    status: "Status",
    periodicity: "Periodicity",
    price: "Price",
    currency: "Currency",
    planId: "Plan",
  },
} as const satisfies EntityLabels;
