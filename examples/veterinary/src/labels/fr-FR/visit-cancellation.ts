import type { EntityLabels } from "entity-console/spec";

export const visitCancellation = {
  one: "annulation de visite",
  many: "annulations de visite",
  gender: "feminine",
  fields: {
    callOffReason: "Motif de l’annulation",
    feeCharged: "Facturer la consultation",
  },
  help: { feeCharged: "Sinon, le prix de la consultation passe à zéro." },
} as const satisfies EntityLabels;
