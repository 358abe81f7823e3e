import type { EntitySpec } from "#spec";

/** A plan. */
export interface Account {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
}

export const account = {
  titleField: "name",
  icon: "PeopleAltOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Account>;
