import type { EntitySpec } from "entity-console/spec";

/** Lent at the desk. */
export interface GenreBody {
  way: "desk";
  desk: string;
}

/** Sent by post. */
export interface Problem {
  way: "post";
  lane: string;
}

/** How a book is lent. */
export type Lending = GenreBody | Problem;

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  lending?: Lending;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "lending"] }] },
} as const satisfies EntitySpec<Genre>;
