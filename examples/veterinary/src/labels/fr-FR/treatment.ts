import type { EntityLabels } from "entity-console/spec";

export const treatment = {
  one: "traitement",
  many: "traitements",
  gender: "masculine",
  fields: {
    diagnosis: "Diagnostic",
    patientId: "Animal",
    veterinarianId: "Vétérinaire",
    medicines: "Médicaments",
    urgency: "Urgence",
    prescribedOn: "Date de prescription",
    treatmentDays: "Durée",
    instructions: "Consignes",
  },
  rules: { longCourse: "Un traitement aussi long est d’ordinaire de routine." },
  sections: {
    prescription: "Prescription",
    course: "Posologie",
  },
} as const satisfies EntityLabels;
