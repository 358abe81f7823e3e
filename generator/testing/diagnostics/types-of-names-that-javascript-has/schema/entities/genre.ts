import type { EntitySpec } from "entity-console/spec";

/** When it was named. */
export interface Date {
  year: number;
}

/** Where it is described. */
export type URL = "here" | "elsewhere";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  named?: Date;
  place?: URL;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "named", "place"] }] },
} as const satisfies EntitySpec<Genre>;
