import type { EntitySpec } from "#spec";
import type { Plan } from "./plan.ts";

/** A capability that plans offer. */
export interface Account {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  plans?: Plan[];
}

export const account = {
  titleField: "name",
  icon: "PeopleAltOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  embeds: { plans: "plan" },
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Account>;
