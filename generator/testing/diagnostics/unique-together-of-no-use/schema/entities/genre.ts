import type { EntitySpec } from "entity-console/spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  notes?: string[];
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  unique: [["name", "notes"], ["name", "notes"], ["name", "name"]],
  form: { sections: [{ name: "general", fields: ["name", "notes"] }] },
} as const satisfies EntitySpec<Genre>;
