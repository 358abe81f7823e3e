import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const planPaymentPtBr = {
  "entity.planPayment.one": "Forma de pagamento",
  "entity.planPayment.many": "Formas de pagamento",
  "entity.planPayment.field.id": "Identificador",
  "entity.planPayment.field.name": "Nome",
  "entity.planPayment.field.description": "Descrição",
  "entity.planPayment.field.status": "Status",
  "entity.planPayment.field.periodicity": "Periodicidade",
  "entity.planPayment.field.price": "Preço",
  "entity.planPayment.field.currency": "Moeda",
  "entity.planPayment.field.planId": "Plano",
} as const satisfies EntityLabels<"planPayment">;
