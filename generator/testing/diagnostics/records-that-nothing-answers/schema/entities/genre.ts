import type { EntitySpec } from "entity-console/spec";
import type { Shelf } from "./shelf.ts";

/** What is known of a shelf. */
export interface GenreShelf {
  name: string;
  floor: string;
}

/** What a book is about. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  shelfId?: string;
  /** @readOnly */
  shelf: GenreShelf;
  otherShelfId?: string;
  /** @readOnly */
  otherShelf?: Shelf;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: {
    shelfId: { to: "shelf", expandedAs: "shelf" },
    otherShelfId: { to: "shelf", expandedAs: "otherShelf" },
  },
  rules: { shelved: { at: "name", never: { field: "shelfId.name", is: "closed" } } },
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "shelfId", "otherShelfId"] }] },
} as const satisfies EntitySpec<Genre>;
