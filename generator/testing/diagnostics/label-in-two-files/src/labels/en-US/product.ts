import type { ProductLabels } from "#contract/labels.ts";

export const labels = {
  name: "Library",
  enums: { genre: { novel: "Novel" } },
} as const satisfies ProductLabels;
