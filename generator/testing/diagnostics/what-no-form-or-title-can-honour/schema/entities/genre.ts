import type { EntitySpec } from "entity-console/spec";

/** A name on a shelf. */
export interface Mark {
  /** @readOnly */
  serial: string;
  text: string;
}

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  parentId?: string;
  marks: Mark[];
  /** @readOnly */
  createdAt: string;
}

export const genre = {
  titleField: "name",
  titleFields: ["name", "parentId"],
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: { parentId: { to: "genre" } },
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "parentId", "marks"] }] },
} as const satisfies EntitySpec<Genre>;
