import type { EntityLabels } from "entity-console/spec";

export const vaccination = {
  one: "vaccination",
  many: "vaccinations",
  gender: "feminine",
  fields: {
    batchNumber: "Lot",
    patientId: "Animal",
    medicineId: "Vaccin",
    administeredOn: "Date d’administration",
    boosterDue: "Rappel",
    boosterMissed: "Rappel en retard",
  },
  rules: { boosterFirst: "La prochaine dose ne peut pas précéder celle qui a été administrée." },
  sections: {
    injection: "Injection",
  },
  help: {
    batchNumber: "Comme imprimé sur le flacon : majuscules, chiffres et tirets.",
    boosterDue: "À laisser vide si la protection n’expire pas.",
  },
} as const satisfies EntityLabels;
