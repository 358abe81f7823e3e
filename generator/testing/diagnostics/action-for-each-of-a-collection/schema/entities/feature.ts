import type { EntitySpec } from "#spec";

/** A capability that plans offer. */
export interface Feature {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
}

export const feature = {
  titleField: "name",
  icon: "ExtensionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  actions: {
    refresh: { method: "POST", path: "/features/refresh", on: "collection", bulk: true },
    touch: { method: "POST", path: "/features/touch", on: "record" },
  },
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Feature>;
