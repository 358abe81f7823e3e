import type { EntityLabels } from "entity-console/spec";

export const radiograph = {
  one: "radiografía",
  many: "radiografías",
  gender: "feminine",
  fields: {
    bodyRegion: "Región",
    exposedAt: "Fecha de exposición",
    pictureAddress: "Imagen",
  },
} as const satisfies EntityLabels;
