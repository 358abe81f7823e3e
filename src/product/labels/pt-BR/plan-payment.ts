import type { EntityLabels } from "#contract/labels.ts";

export const planPayment = {
  one: "opção de cobrança",
  many: "opções de cobrança",
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
