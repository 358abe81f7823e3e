import type { EntitySpec } from "entity-console/spec";

/** What it is. */
export type GenreKind = "new" | "old";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  /** @default "new" */
  kind: GenreKind;
  worth?: number;
  other?: number;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  units: {
    worth: { by: "name", of: { new: { unit: "loans" } } },
    other: { by: "kind", of: { ne: { as: "money" } } },
  },
  actions: { empty: { method: "POST", path: "/genres/empty", on: "collection", when: { kind: "old" } } },
  form: { sections: [{ name: "general", fields: ["name", "kind", "worth", "other"] }] },
} as const satisfies EntitySpec<Genre>;
