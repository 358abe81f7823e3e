import type { ProductLabels } from "entity-console/spec";

export const labels = {
  name: "Library",
  enums: { genre: { novel: "Novel" } },
} as const satisfies ProductLabels;
