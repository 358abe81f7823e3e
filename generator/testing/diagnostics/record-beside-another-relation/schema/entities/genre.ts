import type { EntitySpec } from "entity-console/spec";
import type { Status } from "../enums.ts";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  /** @default "active" */
  status: Status;
  /** @asType integer */
  rank?: number;
  bookId?: string;
  tags?: string[];
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: { bookId: { to: "genre", expandedAs: "name" } },
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description", "status", "rank"] }] },
} as const satisfies EntitySpec<Genre>;
