import type { EntitySpec } from "entity-console/spec";
import type { Copy } from "./copy.ts";
import type { Note } from "./note.ts";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  copies: Copy[];
  notes: Note[];
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  embeds: { copies: "copy", notes: "note" },
  form: { sections: [{ name: "general", fields: ["name", "copies", "notes"] }] },
} as const satisfies EntitySpec<Genre>;
