import type { EntityLabels } from "entity-console/spec";

export const invoice = {
  one: "facture",
  many: "factures",
  gender: "feminine",
  fields: {
    invoiceNumber: "Numéro",
    keeper: "Propriétaire",
    keeperId: "Propriétaire",
    issuedOn: "Date d’émission",
    settlementState: "Règlement",
    settledOn: "Date de règlement",
    billingCurrency: "Monnaie",
    amountDue: "Montant",
    invoiceLines: "Lignes",
  },
  sections: {
    heading: "En-tête",
    lines: "Lignes et montant",
    history: "Historique",
  },
  help: {
    invoiceNumber: "Deux chiffres de l’année, une barre et cinq chiffres : 26/00042.",
  },
  breakdowns: {
    settlementState: "Factures par règlement",
  },
  actions: {
    settle: {
      label: "Encaisser",
      success: "Facture encaissée",
      failure: "La facture n’a pas pu être encaissée",
    },
  },
  enums: {
    billingCurrency: { EUR: "Euro", CHF: "Franc suisse" },
    settlementState: {
      unsettled: "En attente",
      settled: "Réglée",
      writtenOff: "Irrécouvrable",
    },
  },
} as const satisfies EntityLabels;
