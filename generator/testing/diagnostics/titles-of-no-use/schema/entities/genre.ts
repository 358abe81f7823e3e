import type { EntitySpec } from "entity-console/spec";

/** The shelf of a genre, as far as its own pages need it. */
export interface GenreShelf {
  id: string;
  name: string;
}

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  tags?: string[];
  shelfId?: string;
  /** @readOnly */
  shelf?: GenreShelf;
}

export const genre = {
  titleField: "name",
  titleFields: ["tags", "tags"],
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: { shelfId: { to: "shelf", expandedAs: "shelf" } },
  form: { sections: [{ name: "general", fields: ["name", "shelfId"] }] },
} as const satisfies EntitySpec<Genre>;
