import type { EntityLabels } from "entity-console/spec";

export const book = {
  one: "book",
  many: "books",
  fields: { title: "Ti" + "tle", genre: "Genre" },
  sections: { general: "General" },
  enums: { genre: { novel: "Novel", poetry: "Poetry" } },
} as const satisfies EntityLabels;

export const genres = ["novel"];

export function title() {
  return "Title";
}
