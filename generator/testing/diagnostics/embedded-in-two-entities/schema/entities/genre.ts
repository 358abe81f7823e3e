import type { EntitySpec } from "entity-console/spec";
import type { Book } from "./book.ts";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  books?: Book[];
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  embeds: { books: "book" },
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Genre>;
