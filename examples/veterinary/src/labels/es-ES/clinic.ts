import type { EntityLabels } from "entity-console/spec";

export const clinic = {
  one: "clínica",
  many: "clínicas",
  gender: "feminine",
  fields: {
    clinicName: "Nombre",
    postalAddress: "Dirección",
    foundingYear: "Año de apertura",
    nightService: "Urgencias nocturnas",
    website: "Sitio web",
    publicNotice: "Aviso público",
    openingHours: "Horario",
    "openingHours.openingDay": "Día",
    "openingHours.opensAt": "Abre",
    "openingHours.shutsAt": "Cierra",
    "openingHours.openFor": "Para",
    consultingRooms: "Salas",
  },
  sections: {
    general: "Datos generales",
    openingTimes: "Horario",
    publicSite: "Sitio público",
    rooms: "Salas",
  },
  enums: {
    openingDay: {
      monday: "Lunes",
      tuesday: "Martes",
      wednesday: "Miércoles",
      thursday: "Jueves",
      friday: "Viernes",
      saturday: "Sábado",
      sunday: "Domingo",
    },
  },
  help: {
    publicNotice: "Admite HTML; lo peligroso se elimina al mostrarlo.",
  },
  texts: {
    deleteConfirm:
      "La clínica «{{title}}» y sus salas se eliminarán. Una clínica que aún tiene citas o veterinarios no se puede eliminar. Esta acción no se puede deshacer.",
  },
} as const satisfies EntityLabels;
