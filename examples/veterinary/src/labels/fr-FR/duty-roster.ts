import type { EntityLabels } from "entity-console/spec";

export const dutyRoster = {
  one: "tour de garde",
  many: "tours de garde",
  gender: "masculine",
  fields: {
    rosterWeek: "Semaine",
    veterinarianId: "Vétérinaire",
    rosterNote: "Note",
  },
} as const satisfies EntityLabels;
