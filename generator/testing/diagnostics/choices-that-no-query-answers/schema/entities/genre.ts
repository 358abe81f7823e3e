import type { EntitySpec } from "entity-console/spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  shelfId?: string;
  floorId?: string;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: { shelfId: { to: "shelf", choices: "open" }, floorId: { to: "shelf", choices: "first" } },
  form: { sections: [{ name: "general", fields: ["name", "shelfId", "floorId"] }] },
} as const satisfies EntitySpec<Genre>;
