import type { EntitySpec } from "entity-console/spec";

export type Shade = "dark" | "light" | undefined;
export type Weight = "heavy" | "slight" | null;

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  code?: String;
  weights?: Record<number, string>;
  places?: { [floor: number]: string };
  shade: Shade;
  weight: Weight;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "code", "weights", "places", "shade", "weight"] }] },
} as const satisfies EntitySpec<Genre>;
