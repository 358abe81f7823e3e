import type { EntitySpec } from "entity-console/spec";
import type { Shelf } from "./shelf.ts";

/** Lent at the desk. */
export interface AtDesk {
  way: "desk";
  desk: string;
}

/** Where a book is. */
export type Place = AtDesk | Shelf;

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  place?: Place;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "place"] }] },
} as const satisfies EntitySpec<Genre>;
