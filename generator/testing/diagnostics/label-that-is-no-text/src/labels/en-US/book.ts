import type { EntityLabels } from "entity-console/spec";

export const book = {
  one: "book",
  many: "books",
  fields: { title: 3, genre: "Genre" },
  sections: "General",
  enums: { genre: { novel: ["Novel"], poetry: "Poetry" } },
} as const satisfies EntityLabels;
