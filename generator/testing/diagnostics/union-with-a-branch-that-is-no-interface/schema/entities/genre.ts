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
export type Lending = AtDesk | string;

/** How a book is brought back. */
export type Return = AtDesk | { way: "box" };

/** How a book is renewed. */
export type Renewal = AtDesk | ByPost | null;

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  lending?: Lending;
  return?: Return;
  renewal?: Renewal;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "lending", "return", "renewal"] }] },
} as const satisfies EntitySpec<Genre>;
