import type { EntityLabels } from "#contract/labels.ts";

export const book = {
  one: "livro",
  many: "livros",
  gender: "masculine",
  fields: { title: "Title", genre: "Genre" },
  sections: { general: "General" },
  enums: { genre: { novel: { masculine: "Romance" }, poetry: { masculine: "Poético", feminin: "Poética" } } },
} as const satisfies EntityLabels;
