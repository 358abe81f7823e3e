import type { EntitySpec } from "entity-console/spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  partIds?: string[];
  shelfId?: string;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  plural: "Genres!",
  relations: { partIds: { to: "genre", tree: true }, shelfId: { to: "shelf", tree: true } },
  form: { sections: [{ name: "general", fields: ["name", "partIds", "shelfId"] }] },
} as const satisfies EntitySpec<Genre>;
