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
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: {  },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
  actions: { close: { method: "POST", path: "/genres/{id}/close" } },
} as const satisfies EntitySpec<Genre>;
