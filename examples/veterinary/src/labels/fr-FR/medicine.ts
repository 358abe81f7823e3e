import type { EntityLabels } from "entity-console/spec";

export const medicine = {
  one: "médicament",
  many: "médicaments",
  gender: "masculine",
  fields: {
    tradeName: "Nom commercial",
    activeIngredient: "Principe actif",
    dosageForm: "Forme",
    stockedDoses: "Stock",
    unitPrice: "Prix unitaire",
    stockValue: "Valeur du stock",
    dosesShort: "Doses manquantes",
    prescriptionOnly: "Sur ordonnance seulement",
    storageCeiling: "Température maximale (°C)",
    supplyState: "Approvisionnement",
    leaflet: "Notice",
  },
  rules: { oddStore: "Vérifiez la température : elle est inhabituelle." },
  sections: {
    general: "Informations générales",
    store: "Réserve",
  },
  help: {
    storageCeiling: "Au-delà, il se dégrade.",
  },
  breakdowns: {
    dosageForm: "Médicaments par forme",
  },
  texts: {
    archive: "Retirer le médicament",
    archived: "Médicament retiré",
  },
  enums: {
    dosageForm: {
      tablet: "Comprimé",
      injectable: "Injectable",
      syrup: "Sirop",
      ointment: "Pommade",
    },
    supplyState: {
      supplied: "Disponible",
      shortage: "En rupture",
      withdrawn: "Retiré",
    },
  },
} as const satisfies EntityLabels;
