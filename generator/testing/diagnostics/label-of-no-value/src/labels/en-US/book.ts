import type { EntityLabels } from "entity-console/spec";

export const book = {
  one: "book",
  many: "books",
  fields: { title: "Title", genre: "Genre" },
  sections: { general: "General" },
  enums: {
    gener: { novel: "Novel" },
    genre: { novel: "Novel", poetri: "Poetry" } },
} as const satisfies EntityLabels;
