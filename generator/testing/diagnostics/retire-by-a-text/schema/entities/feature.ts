import type { EntitySpec } from "#spec";
import type { Status } from "../enums.ts";

/** A capability that plans offer. */
export interface Feature {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  /** @default "active" */
  status: Status;
  /** @asType integer */
  rank?: number;
  planId?: string;
  tags?: string[];
}

export const feature = {
  titleField: "name",
  icon: "ExtensionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  retire: { field: "name", value: "inactive" },
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description", "status", "rank"] }] },
} as const satisfies EntitySpec<Feature>;
