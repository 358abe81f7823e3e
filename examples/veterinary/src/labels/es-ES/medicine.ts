import type { EntityLabels } from "entity-console/spec";

export const medicine = {
  one: "medicamento",
  many: "medicamentos",
  gender: "masculine",
  fields: {
    tradeName: "Nombre comercial",
    activeIngredient: "Principio activo",
    dosageForm: "Forma",
    stockedDoses: "Existencias",
    unitPrice: "Precio por unidad",
    stockValue: "Valor en almacén",
    dosesShort: "Dosis que faltan",
    prescriptionOnly: "Solo con receta",
    storageCeiling: "Temperatura máxima (°C)",
    supplyState: "Suministro",
    leaflet: "Prospecto",
  },
  rules: { oddStore: "Compruebe la temperatura: no es habitual." },
  sections: {
    general: "Datos generales",
    store: "Almacén",
  },
  help: {
    storageCeiling: "Por encima de ella se estropea.",
  },
  breakdowns: {
    dosageForm: "Medicamentos por forma",
  },
  texts: {
    archive: "Retirar medicamento",
    archived: "Medicamento retirado",
  },
  enums: {
    dosageForm: {
      tablet: "Comprimido",
      injectable: "Inyectable",
      syrup: "Jarabe",
      ointment: "Pomada",
    },
    supplyState: {
      supplied: "Disponible",
      shortage: "Escaso",
      withdrawn: "Retirado",
    },
  },
} as const satisfies EntityLabels;
