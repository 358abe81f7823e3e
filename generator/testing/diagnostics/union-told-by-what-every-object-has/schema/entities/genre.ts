import type { EntitySpec } from "entity-console/spec";

/** Lent at the desk. */
export interface AtDesk {
  way: "constructor";
  desk: string;
}

/** Sent by post. */
export interface ByPost {
  way: "post";
  lane: string;
}

/** How a book is lent. */
export type Lending = AtDesk | ByPost;

/** Lent at the desk. */
export interface AtHome {
  valueOf: "desk";
  desk: string;
}

/** Sent by post. */
export interface ByBus {
  valueOf: "post";
  lane: string;
}

/** How a book is brought back. */
export type Return = AtHome | ByBus;

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  lending?: Lending;
  return?: Return;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "lending", "return"] }] },
} as const satisfies EntitySpec<Genre>;
