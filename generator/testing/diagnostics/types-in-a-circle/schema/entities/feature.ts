import type { EntitySpec } from "#spec";
import type { Plan } from "./plan.ts";

/** A capability that plans offer. */
export interface Feature {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  plan?: Plan;
}

export const feature = {
  titleField: "name",
  icon: "ExtensionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Feature>;
