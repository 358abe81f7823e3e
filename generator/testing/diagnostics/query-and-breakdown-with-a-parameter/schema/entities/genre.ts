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
  queries: { own: { path: "/genres/{id}/own", result: "many" } },
  breakdowns: { status: { field: "status", path: "/genres/{id}/status" } },
  list: { columns: ["name"], filters: ["status"] },
  form: { sections: [{ name: "general", fields: ["name", "description", "status", "rank"] }] },
} as const satisfies EntitySpec<Genre>;
