import type { ProductSpec } from "#spec";

export const product = {
  languages: ["pt-BR", "en-US"],
  currency: "USD",
  brand: { mark: "M8 8h16v16H8z" },
} as const satisfies ProductSpec;
