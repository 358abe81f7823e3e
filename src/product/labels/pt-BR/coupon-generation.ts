import type { EntityLabels } from "entity-console/spec";

export const couponGeneration = {
  one: "geração de cupons",
  many: "gerações de cupons",
  gender: "feminine",
  fields: {
    quantity: "Quantidade",
    value: "Valor",
    prefix: "Prefixo",
    usageLimit: "Limite de usos",
    expirationDate: "Expira em",
    batch: "Lote",
  },
  sections: {
    general: "Novos cupons",
  },
  help: {
    quantity: "Cada cupom recebe um código próprio. No máximo 100.000 por vez.",
    value: "Créditos que cada cupom concede.",
    prefix: "Início de cada código: letras maiúsculas, números e hífens.",
    usageLimit: "Quantas vezes cada cupom pode ser resgatado. Em branco, uma vez.",
    expirationDate: "Último dia para resgatar. Deixe em branco se os cupons não expiram.",
  },
  rules: {
    alreadyExpired: "Esta data já passou, e os cupons não poderiam ser resgatados. Escolha hoje ou uma data futura.",
  },
  texts: {
    create: "Gerar cupons",
    created: "Cupons gerados",
  },
} as const satisfies EntityLabels;
