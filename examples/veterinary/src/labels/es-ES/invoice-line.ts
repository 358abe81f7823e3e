import type { EntityLabels } from "entity-console/spec";

export const invoiceLine = {
  one: "línea de factura",
  many: "líneas de factura",
  gender: "feminine",
  fields: {
    concept: "Concepto",
    unitCount: "Unidades",
    linePrice: "Precio",
    lineTotal: "Importe",
    vatRate: "IVA",
    invoiceId: "Factura",
  },
  enums: {
    vatRate: {
      standardRate: "General",
      reducedRate: "Reducido",
      exempt: "Exento",
    },
  },
} as const satisfies EntityLabels;
