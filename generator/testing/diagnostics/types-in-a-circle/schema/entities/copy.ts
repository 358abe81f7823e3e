import type { EntitySpec } from "entity-console/spec";
import type { Book } from "./book.ts";

/** A copy. */
export interface Copy {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  book?: Book;
}

export const copy = {
  titleField: "name",
  icon: "AutoStoriesOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Copy>;
