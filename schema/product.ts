import type { ProductSpec } from "entity-console/spec";

/** Tones: green is active, grey is off, amber needs action, red was stopped. */
export const product = {
  languages: ["pt-BR", "en-US"],
  completeLanguages: ["pt-BR", "en-US"],
  currency: "BRL",
  brand: { mark: "M8 12.5 16 8l8 4.5-8 4.5zM8 17l8 4.5 8-4.5M8 21l8 4.5 8-4.5" },
  tones: { status: { active: "success", inactive: "neutral", pending: "warning", suspended: "error" } },
} as const satisfies ProductSpec;
