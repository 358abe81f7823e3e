import type { EntityLabels } from "#contract/labels.ts";

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
