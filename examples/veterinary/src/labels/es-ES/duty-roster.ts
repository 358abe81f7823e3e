import type { EntityLabels } from "entity-console/spec";

export const dutyRoster = {
  one: "turno de guardia",
  many: "turnos de guardia",
  gender: "masculine",
  fields: {
    rosterWeek: "Semana",
    veterinarianId: "Veterinario",
    rosterNote: "Nota",
  },
} as const satisfies EntityLabels;
