import type { EntityLabels } from "entity-console/spec";

export const book = {
  one: "book",
  many: "books",
  fields: { tittle: "Title", genre: "Genre" },
  sections: { generell: "General" },
  enums: { genre: { novel: "Novel", poetry: "Poetry" } },
} as const satisfies EntityLabels;
