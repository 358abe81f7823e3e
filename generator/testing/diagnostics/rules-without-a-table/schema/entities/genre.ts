import type { EntitySpec } from "entity-console/spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  stored: false,
  rules: { free: { at: "name", never: { field: "name", is: "free" } } },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Genre>;
