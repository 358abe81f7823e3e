import type { EntityLabels } from "entity-console/spec";

export const boook = {
  one: "book",
  many: "books",
  fields: { title: "Title", genre: "Genre" },
  sections: { general: "General" },
  enums: { genre: { novel: "Novel", poetry: "Poetry" } },
} as const satisfies EntityLabels;
