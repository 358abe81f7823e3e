import type { EntitySpec } from "entity-console/spec";
import type { Shelf } from "./shelf.ts";

/** Where a genre came from. */
export interface Origin {
  place: string;
  notes: Record<string, unknown>;
}

/** What a code may be. */
export type Code = "one" | "two";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  counts?: Record<string, number>;
  codes?: Record<string, Code>;
  /** @default [] */
  words?: Record<string, string>;
  /** @maxLength 20 */
  settings?: Record<string, unknown>;
  origin?: Origin;
  shelves?: Shelf[];
  comments?: Record<string, string>;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  embeds: { shelves: "shelf" },
  list: { columns: ["name", "comments"], sort: { field: "comments", order: "asc" }, filters: ["comments"], search: ["comments"] },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Genre>;
