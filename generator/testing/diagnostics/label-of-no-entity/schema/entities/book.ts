import type { EntitySpec } from "entity-console/spec";

export type Genre = "novel" | "poetry";

/** A book that members borrow. */
export interface Book {
  /** @readOnly */
  id: string;
  title: string;
  genre?: Genre;
}

export const book = {
  titleField: "title",
  icon: "MenuBookOutlined",
  operations: ["list", "get", "create"],
  screens: ["list", "show", "create"],
  list: { columns: ["title"] },
  form: { sections: [{ name: "general", fields: ["title", "genre"] }] },
} as const satisfies EntitySpec<Book>;
