import type { EntityLabels } from "entity-console/spec";

export const clinic = {
  one: "clinique",
  many: "cliniques",
  gender: "feminine",
  fields: {
    clinicName: "Nom",
    postalAddress: "Adresse",
    foundingYear: "Année d’ouverture",
    nightService: "Urgences de nuit",
    website: "Site web",
    publicNotice: "Avis public",
    openingHours: "Horaires",
    "openingHours.openingDay": "Jour",
    "openingHours.opensAt": "Ouverture",
    "openingHours.shutsAt": "Fermeture",
    "openingHours.openFor": "Pour",
    consultingRooms: "Salles",
  },
  sections: {
    general: "Informations générales",
    openingTimes: "Horaires",
    publicSite: "Site public",
    rooms: "Salles",
  },
  enums: {
    openingDay: {
      monday: "Lundi",
      tuesday: "Mardi",
      wednesday: "Mercredi",
      thursday: "Jeudi",
      friday: "Vendredi",
      saturday: "Samedi",
      sunday: "Dimanche",
    },
  },
  help: {
    publicNotice: "Accepte le HTML ; ce qui est dangereux est retiré à l’affichage.",
  },
  texts: {
    deleteConfirm:
      "La clinique « {{title}} » et ses salles seront supprimées. Une clinique qui a encore des rendez-vous ou des vétérinaires ne peut pas être supprimée. Cette action est irréversible.",
  },
} as const satisfies EntityLabels;
