import type { EntityLabels } from "entity-console/spec";

export const veterinarian = {
  one: "vétérinaire",
  many: "vétérinaires",
  gender: "masculine",
  fields: {
    fullName: "Nom complet",
    licenceNumber: "Numéro d’ordre",
    dutyState: "Situation",
    specialities: "Spécialités",
    clinics: "Cliniques",
    hiredOn: "Embauche",
    hourlyRate: "Tarif horaire",
    curriculum: "Parcours",
  },
  sections: {
    identity: "Identité",
    work: "Travail",
  },
  help: {
    licenceNumber: "Deux lettres, un tiret et de quatre à six chiffres.",
  },
  enums: {
    dutyState: {
      onDuty: "En activité",
      onLeave: "En congé",
      departed: "Parti",
    },
  },
} as const satisfies EntityLabels;
