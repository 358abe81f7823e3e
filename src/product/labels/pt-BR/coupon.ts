import type { EntityLabels } from "entity-console/spec";

export const coupon = {
  one: "cupom",
  many: "cupons",
  gender: "masculine",
  fields: {
    code: "Código",
    type: "Tipo",
    distribution: "Distribuição",
    value: "Valor",
    expirationDate: "Expira em",
    accounts: "Contas",
    usageCount: "Usos",
    usageLimit: "Limite de usos",
    status: "Status",
    oncePerAccount: "Uma vez por conta",
    batch: "Lote",
  },
  sections: {
    general: "Dados gerais",
    redemption: "Resgate",
  },
  help: {
    code: "Letras maiúsculas, números e hífens.",
    value: "Créditos: quantos o cupom concede. Desconto: o valor em reais.",
    expirationDate: "Último dia para resgatar. Deixe em branco se o cupom não expira.",
    usageLimit: "Deixe em branco para não limitar.",
  },
  rules: {
    noAccounts: "Este cupom individual não tem contas e não pode ser resgatado.",
    alreadyExpired: "Esta data já passou, e o cupom não pode ser resgatado. Escolha uma data futura.",
    usedUp: "Limite de usos atingido. Aumente o limite para permitir novos resgates.",
    wholeCredits: "Use um número inteiro de créditos.",
    wholeCents: "Use no máximo duas casas decimais.",
  },
  breakdowns: {
    distribution: "Cupons por distribuição",
  },
  enums: {
    couponDistribution: {
      individual: "Individual",
      public: "Pública",
    },
    couponType: {
      credits: "Créditos",
      discount: "Desconto",
    },
  },
  texts: {
    taken: "Já existe um cupom com este código",
    deleteConfirm:
      "O cupom “{{title}}” será excluído e não poderá mais ser resgatado. Esta ação não pode ser desfeita.",
  },
} as const satisfies EntityLabels;
