import type { EntityLabels } from "entity-console/spec";

export const visitCancellation = {
  one: "anulación de visita",
  many: "anulaciones de visita",
  gender: "feminine",
  fields: {
    callOffReason: "Motivo de la anulación",
    feeCharged: "Cobrar la consulta",
  },
  help: { feeCharged: "Si no, el precio de la consulta pasa a cero." },
} as const satisfies EntityLabels;
