import type { EntitySpec } from "entity-console/spec";

export type Letter = "early" | "late";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  letter?: Letter;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  path: "/Login",
  endpoints: { create: "/authentication" },
  queries: { own: { path: "/sessions", result: "many" } },
  breakdowns: { letter: { field: "letter", path: "/staff" } },
  routes: { show: "/assets/{id}", create: "/config.json", edit: "/api/{id}" },
  form: { sections: [{ name: "general", fields: ["name", "letter"] }] },
  list: { columns: ["name"], filters: ["letter"] },
} as const satisfies EntitySpec<Genre>;
