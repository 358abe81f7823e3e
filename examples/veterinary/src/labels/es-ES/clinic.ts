import type { EntityLabels } from "#contract/labels.ts";

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
    consultingRooms: "Salas",
  },
  sections: {
    general: "Datos generales",
    publicSite: "Sitio público",
    rooms: "Salas",
  },
  help: {
    publicNotice: "Admite HTML; lo peligroso se elimina al mostrarlo.",
  },
  texts: {
    deleteConfirm:
      "La clínica «{{title}}» y sus salas se eliminarán. Una clínica que aún tiene citas o veterinarios no se puede eliminar. Esta acción no se puede deshacer.",
  },
} as const satisfies EntityLabels;
