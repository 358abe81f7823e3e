import type { EntitySpec } from "entity-console/spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  actions: {
    split: { method: "POST", path: "/genres/{id}/split", on: "record", inputs: "genre" },
    merge: { method: "POST", path: "/genres/{id}/merge", on: "record", inputs: "genreMerg" },
    rename: { method: "PUT", path: "/genres/{id}/name", on: "record", inputs: "genreName" },
  },
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Genre>;
