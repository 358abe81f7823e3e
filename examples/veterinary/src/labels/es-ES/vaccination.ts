import type { EntityLabels } from "entity-console/spec";

export const vaccination = {
  one: "vacunación",
  many: "vacunaciones",
  gender: "feminine",
  fields: {
    batchNumber: "Lote",
    patientId: "Paciente",
    medicineId: "Vacuna",
    administeredOn: "Fecha de administración",
    boosterDue: "Próxima dosis",
    boosterMissed: "Dosis atrasada",
  },
  rules: { boosterFirst: "La próxima dosis no puede ser anterior a la administrada." },
  sections: {
    injection: "Inyección",
  },
  help: {
    batchNumber: "Como está impreso en el vial: mayúsculas, cifras y guiones.",
    boosterDue: "Déjela vacía si la protección no caduca.",
  },
} as const satisfies EntityLabels;
