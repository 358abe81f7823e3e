import type { EntitySpec } from "entity-console/spec";

export type Level = "low" | "high";
export type Kind = "open" | string;

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  state?: "open" | string;
  level?: Level | string;
  range?: `${number}:${number}`;
  kind?: Kind;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "state", "range"] }] },
} as const satisfies EntitySpec<Genre>;
