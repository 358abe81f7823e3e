import type { EntitySpec } from "entity-console/spec";
import type { Book } from "./book.ts";

/** A capability that books offer. */
export interface Member {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  books?: Book[];
}

export const member = {
  titleField: "name",
  icon: "LocalLibraryOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  embeds: { books: "book" },
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Member>;
