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

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  lending?: AtDesk | ByPost;
  pickedUp?: AtDesk | ByPost | null;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "lending", "pickedUp"] }] },
} as const satisfies EntitySpec<Genre>;
