import type { EntitySpec } from "entity-console/spec";

/** How books stand. */
export type Sort = "alphabet" | "colour";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  sort?: Sort;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"], filters: ["sort"] },
  form: { sections: [{ name: "general", fields: ["name", "sort"] }] },
} as const satisfies EntitySpec<Genre>;
