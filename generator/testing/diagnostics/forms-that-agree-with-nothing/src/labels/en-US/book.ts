import type { EntityLabels } from "entity-console/spec";

export const book = {
  one: "book",
  many: "books",
  fields: { title: "Title", genre: "Genre" },
  sections: { general: "General" },
  enums: { genre: { novel: { masculine: "Novel", feminine: "Novel" }, poetry: "Poetry" } },
} as const satisfies EntityLabels;
