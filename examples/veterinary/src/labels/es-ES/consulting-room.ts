import type { EntityLabels } from "entity-console/spec";

export const consultingRoom = {
  one: "sala",
  many: "salas",
  gender: "feminine",
  fields: {
    roomName: "Nombre",
    roomEquipment: "Equipamiento",
    storey: "Planta",
    clinicId: "Clínica",
  },
  enums: {
    roomEquipment: {
      generalPractice: "Consulta general",
      operatingTheatre: "Quirófano",
      radiology: "Radiología",
      intensiveCare: "Cuidados intensivos",
    },
  },
} as const satisfies EntityLabels;
