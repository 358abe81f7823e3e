import type { ProductSpec } from "entity-console/spec";

export const product = {
  languages: ["en-US"],
  currency: "USD",
  brand: { mark: "M8 8h16v16H8z" },
} as const satisfies ProductSpec;
