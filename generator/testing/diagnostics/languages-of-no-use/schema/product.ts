import type { ProductSpec } from "entity-console/spec";

export const product = {
  languages: ["pt_br", "english (US)", "en-US", "en-US", 'en"><script>'],
  currency: "USD",
  brand: { mark: "M8 8h16v16H8z" },
} as const satisfies ProductSpec;
