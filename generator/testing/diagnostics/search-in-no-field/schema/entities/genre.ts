import type { EntitySpec } from "entity-console/spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  code: string;
}

export const genre = {
  titleField: "name",
  titleFields: ["name", "code"],
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"], search: [] },
  form: { sections: [{ name: "general", fields: ["name", "code"] }] },
} as const satisfies EntitySpec<Genre>;
