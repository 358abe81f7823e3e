import type { EntitySpec } from "entity-console/spec";

/** Lent at the desk. */
export interface AtDesk {
  way: "desk";
  desk: string;
  remark?: string;
  days?: number;
}

/** Sent by post. */
export interface ByPost {
  way: "post";
  lane: string;
  remark: string;
  /** @asType integer */
  days?: number;
}

/** How a book is lent. */
export type Lending = AtDesk | ByPost;

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
