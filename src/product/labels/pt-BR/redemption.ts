import type { EntityLabels } from "entity-console/spec";

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
