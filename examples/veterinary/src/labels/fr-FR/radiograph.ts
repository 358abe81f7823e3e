import type { EntityLabels } from "entity-console/spec";

export const radiograph = {
  one: "radiographie",
  many: "radiographies",
  gender: "feminine",
  fields: {
    bodyRegion: "Région",
    exposedAt: "Date de la prise",
    pictureAddress: "Image",
  },
} as const satisfies EntityLabels;
