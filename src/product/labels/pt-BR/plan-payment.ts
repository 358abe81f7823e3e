import type { EntityLabels } from "entity-console/spec";

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
