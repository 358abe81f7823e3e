import type { EntitySpec } from "entity-console/spec";

/** What a library offers beside books. */
export interface Service {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
}

export const service = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Service>;
