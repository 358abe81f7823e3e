import type { EntityLabels } from "#contract/labels.ts";

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
