import type { ProductSpec } from "entity-console/spec";

export const product = {
  languages: ["en-US"],
  currency: "EUR",
  brand: { mark: 'M8 8"/><script>' },
} as const satisfies ProductSpec;
