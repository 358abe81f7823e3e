import type { EntityLabels } from "entity-console/spec";

export const appointment = {
  one: "rendez-vous",
  many: "rendez-vous",
  gender: "masculine",
  fields: {
    visitReason: "Motif",
    patient: "Animal",
    patientId: "Animal",
    veterinarianId: "Vétérinaire",
    clinicId: "Clinique",
    consultingRoom: "Salle",
    startsAt: "Début",
    durationMinutes: "Durée",
    roomMinutes: "Occupation de la salle",
    urgency: "Urgence",
    appointmentPhase: "Situation",
    callOffReason: "Motif de l’annulation",
    consultationFee: "Prix de la consultation",
  },
  rules: {
    deadPatient: "Ce patient est enregistré comme décédé.",
    reasonMissing: "Indiquez pourquoi le rendez-vous a été annulé.",
  },
  sections: {
    visit: "Visite",
    place: "Lieu",
    schedule: "Horaire et prix",
  },
  help: {
    consultationFee: "Il est figé une fois la visite effectuée.",
    consultingRoom: "Choisissez d’abord la clinique.",
  },
  breakdowns: {
    phase: "Rendez-vous par situation",
    urgency: "Rendez-vous par urgence",
  },
  actions: {
    confirmVisit: {
      label: "Confirmer la visite",
      confirm: "Le propriétaire a confirmé sa venue ; l’heure lui est réservée.",
      success: "Visite confirmée",
      failure: "La visite n’a pas pu être confirmée",
    },
    callOffVisit: {
      label: "Annuler la visite",
      confirm: "L’heure redevient libre et le rendez-vous ne peut plus être confirmé.",
      success: "Visite annulée",
      failure: "La visite n’a pas pu être annulée",
    },
    markMissed: {
      label: "Relever les absences",
      confirm:
        "Tous les rendez-vous des jours passés qui n’ont été ni effectués ni annulés seront marqués comme manqués.",
      success: "Absences relevées",
      failure: "Les absences n’ont pas pu être relevées",
    },
  },
  enums: {
    appointmentPhase: {
      requested: "Demandé",
      confirmed: "Confirmé",
      attended: "Effectué",
      calledOff: "Annulé",
      missed: "Manqué",
    },
  },
} as const satisfies EntityLabels;
