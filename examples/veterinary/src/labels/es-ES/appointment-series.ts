import type { EntityLabels } from "entity-console/spec";

export const appointmentSeries = {
  one: "serie de citas",
  many: "series de citas",
  gender: "feminine",
  fields: {
    visitReason: "Motivo",
    patientId: "Paciente",
    veterinarianId: "Veterinario",
    clinicId: "Clínica",
    firstVisit: "Primera cita",
    repetitions: "Número de citas",
    intervalDays: "Días entre citas",
  },
  sections: {
    visit: "Visita",
    rhythm: "Ritmo",
  },
  help: {
    repetitions: "La primera también cuenta. Como máximo, 52.",
  },
  texts: {
    create: "Programar serie",
    created: "Citas programadas",
  },
} as const satisfies EntityLabels;
