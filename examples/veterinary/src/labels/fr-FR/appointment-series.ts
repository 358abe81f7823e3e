import type { EntityLabels } from "entity-console/spec";

export const appointmentSeries = {
  one: "série de rendez-vous",
  many: "séries de rendez-vous",
  gender: "feminine",
  fields: {
    visitReason: "Motif",
    patientId: "Animal",
    veterinarianId: "Vétérinaire",
    clinicId: "Clinique",
    firstVisit: "Premier rendez-vous",
    repetitions: "Nombre de rendez-vous",
    intervalDays: "Jours entre deux rendez-vous",
  },
  sections: {
    visit: "Visite",
    rhythm: "Rythme",
  },
  help: {
    repetitions: "Le premier compte aussi. 52 au plus.",
  },
  texts: {
    create: "Programmer une série",
    created: "Rendez-vous programmés",
  },
} as const satisfies EntityLabels;
