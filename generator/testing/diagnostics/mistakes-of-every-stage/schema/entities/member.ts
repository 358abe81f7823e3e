import type { EntitySpec } from "entity-console/spec";

/** A book. */
export interface Member {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
}

export const member = {
  titleField: "name",
  icon: "LocalLibraryOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Member>;
