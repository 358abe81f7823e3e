import type { EntityLabels } from "#contract/labels.ts";

export const couponGeneration = {
  one: "geração de cupons",
  many: "gerações de cupons",
  gender: "feminine",
  fields: {
    quantity: "Quantidade",
    value: "Valor",
  },
  sections: {
    general: "Novos cupons",
  },
  help: {
    quantity: "Cada cupom recebe um código próprio. No máximo 100.000 por vez.",
    value: "Créditos que cada cupom concede.",
  },
  texts: {
    create: "Gerar cupons",
    created: "Cupons gerados",
  },
} as const satisfies EntityLabels;
