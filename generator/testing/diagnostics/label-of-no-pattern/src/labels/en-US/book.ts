import type { EntityLabels } from "entity-console/spec";

export const book = {
  one: "book",
  many: "books",
  fields: { title: "Title", genre: "Genre" },
  sections: { general: "General" },
  texts: { creat: "Buy a book", archive: "Give away", count_few: "Some books" },
  enums: { genre: { novel: "Novel", poetry: "Poetry" } },
} as const satisfies EntityLabels;
