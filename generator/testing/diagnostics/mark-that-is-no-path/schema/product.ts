import type { ProductSpec } from "#spec";

export const product = {
  languages: ["en-US"],
  currency: "EUR",
  brand: { mark: 'M8 8"/><script>' },
} as const satisfies ProductSpec;
