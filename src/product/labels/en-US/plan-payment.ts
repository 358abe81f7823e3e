import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const planPaymentEnUs = {
  "entity.planPayment.one": "Way to pay",
  "entity.planPayment.many": "Ways to pay",
  "entity.planPayment.field.id": "Identifier",
  "entity.planPayment.field.name": "Name",
  "entity.planPayment.field.description": "Description",
  "entity.planPayment.field.status": "Status",
  "entity.planPayment.field.periodicity": "Periodicity",
  "entity.planPayment.field.price": "Price",
  "entity.planPayment.field.currency": "Currency",
  "entity.planPayment.field.planId": "Plan",
} as const satisfies EntityLabels<"planPayment">;
