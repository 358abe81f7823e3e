import type { EntityLabels } from "#contract/labels.ts";

export const redemption = {
  one: "resgate",
  many: "resgates",
  gender: "masculine",
  fields: {
    code: "Código",
    couponId: "Cupom",
    accountId: "Conta",
    account: "Conta",
    createdAt: "Resgatado em",
    type: "Tipo",
    value: "Valor",
  },
} as const satisfies EntityLabels;
