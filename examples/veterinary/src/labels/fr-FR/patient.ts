import type { EntityLabels } from "entity-console/spec";

export const patient = {
  one: "animal",
  many: "animaux",
  gender: "masculine",
  fields: {
    callName: "Nom",
    keeper: "Propriétaire",
    keeperId: "Propriétaire",
    breedId: "Race",
    animalSex: "Sexe",
    birthDate: "Date de naissance",
    bodyWeight: "Poids",
    chipNumber: "Puce électronique",
    kennelCard: "Fiche de cage",
    neutered: "Stérilisé",
    allergies: "Allergies",
    portrait: "Photo",
    vitalState: "Situation",
    deceasedOn: "Date du décès",
    anamnesis: "Anamnèse",
  },
  rules: {
    diedUnborn: "La date de décès ne peut pas précéder la date de naissance.",
    oneOfAName: "Ce propriétaire a déjà un autre patient suivi qui porte ce nom.",
  },
  sections: {
    animal: "Animal",
    keeper: "Propriétaire",
    health: "Santé",
  },
  help: {
    bodyWeight: "En kilogrammes, à la dernière visite.",
    chipNumber: "Les quinze chiffres de la puce.",
  },
  breakdowns: {
    vitalState: "Animaux par situation",
  },
  texts: {
    create: "Nouvel animal",
    edit: "Modifier l’animal",
    delete: "Supprimer l’animal",
    deleteConfirm: "L’animal « {{title}} » sera supprimé. Cette action est irréversible.",
    archive: "Transférer l’animal",
    archived: "Animal transféré",
  },
  enums: {
    animalSex: {
      female: "Femelle",
      male: "Mâle",
    },
    vitalState: {
      underCare: "Suivi",
      transferred: "Transféré",
      deceased: "Décédé",
    },
  },
} as const satisfies EntityLabels;
