import type { ProductLabels } from "entity-console/spec";

export const labels = {
  name: "Library",
  menu: { books: "Books" },
  units: { pages: { one: "{{count, number}} page", other: "{{count, number}} pages" } },
  title: "Library",
} as const satisfies ProductLabels;
