import type { EntityLabels } from "entity-console/spec";

export const treatment = {
  one: "tratamiento",
  many: "tratamientos",
  gender: "masculine",
  fields: {
    diagnosis: "Diagnóstico",
    patientId: "Paciente",
    veterinarianId: "Veterinario",
    medicines: "Medicamentos",
    urgency: "Urgencia",
    prescribedOn: "Fecha de prescripción",
    treatmentDays: "Duración",
    instructions: "Instrucciones",
  },
  rules: { longCourse: "Un tratamiento tan largo suele ser rutinario." },
  sections: {
    prescription: "Prescripción",
    course: "Pauta",
  },
} as const satisfies EntityLabels;
