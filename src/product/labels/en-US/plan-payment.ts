import type { EntityLabels } from "#contract/labels.ts";

export const planPayment = {
  one: "way to pay",
  many: "ways to pay",
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
