import type { EntityLabels } from "entity-console/spec";

export const invoiceLine = {
  one: "ligne de facture",
  many: "lignes de facture",
  gender: "feminine",
  fields: {
    concept: "Désignation",
    unitCount: "Quantité",
    linePrice: "Prix",
    lineTotal: "Montant",
    vatRate: "TVA",
    invoiceId: "Facture",
  },
  enums: {
    vatRate: {
      standardRate: "Normale",
      reducedRate: "Réduite",
      exempt: "Exonérée",
    },
  },
} as const satisfies EntityLabels;
