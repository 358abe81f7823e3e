import type { EntitySpec } from "entity-console/spec";
import type { Copy } from "./copy.ts";

/** A book. */
export interface Book {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  copies?: Copy[];
}

export const book = {
  titleField: "name",
  icon: "MenuBookOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Book>;
