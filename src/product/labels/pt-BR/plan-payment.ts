import type { EntityLabels } from "#contract/labels.ts";

export const planPayment = {
  one: "forma de pagamento",
  many: "formas de pagamento",
  gender: "feminine",
  fields: {
    name: "Nome",
    description: "Descrição",
    status: "Status",
    periodicity: "Periodicidade",
    price: "Preço",
    currency: "Moeda",
    planId: "Plano",
  },
} as const satisfies EntityLabels;
