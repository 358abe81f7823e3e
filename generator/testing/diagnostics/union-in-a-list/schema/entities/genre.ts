import type { EntitySpec } from "entity-console/spec";

/** Lent at the desk. */
export interface AtDesk {
  way: "desk";
  desk: string;
}

/** Sent by post. */
export interface ByPost {
  way: "post";
  lane: string;
}

/** How a book is lent. */
export type Lending = AtDesk | ByPost;

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  lendings: Lending[];
  others?: (AtDesk | ByPost)[];
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "lendings", "others"] }] },
} as const satisfies EntitySpec<Genre>;
