import type { EntitySpec } from "entity-console/spec";

export type Code = string & { readonly brand: "code" };

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  anything?: any;
  something?: unknown;
  structure?: object;
  mark?: symbol;
  none?: void;
  like?: typeof genre;
  level?: 1 | -2 | null;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Genre>;
