import type { EntitySpec } from "#spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  path: "/Login",
  endpoints: { create: "/authentication" },
  routes: { show: "/assets/{id}", create: "/config.json", edit: "/api/{id}" },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Genre>;
