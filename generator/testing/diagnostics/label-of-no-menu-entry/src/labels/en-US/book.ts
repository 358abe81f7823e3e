import type { EntityLabels } from "#contract/labels.ts";

export const book = {
  one: "book",
  many: "books",
  fields: { title: "Title", genre: "Genre" },
  sections: { general: "General" },
  enums: { genre: { novel: "Novel", poetry: "Poetry" } },
} as const satisfies EntityLabels;
