import type { EntityLabels } from "entity-console/spec";

export const consultingRoom = {
  one: "salle",
  many: "salles",
  gender: "feminine",
  fields: {
    roomName: "Nom",
    roomEquipment: "Équipement",
    storey: "Étage",
    clinicId: "Clinique",
  },
  enums: {
    roomEquipment: {
      generalPractice: "Consultation générale",
      operatingTheatre: "Bloc opératoire",
      radiology: "Radiologie",
      intensiveCare: "Soins intensifs",
    },
  },
} as const satisfies EntityLabels;
