import type { EntitySpec } from "entity-console/spec";

/** A book. */
export interface Book {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
}

export const book = {
  titleField: "name",
  icon: "LayersOutlind",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Book>;
