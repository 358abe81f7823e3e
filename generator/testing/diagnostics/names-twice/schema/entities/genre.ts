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
  unique: ["name", "name"],
  show: {
    sections: [
      { name: "a", fields: ["name"] },
      { name: "a", fields: ["rank", "name"] },
    ],
  },
  list: { columns: ["name", "name"], filters: ["status", "status"], search: ["name", "name"] },
  form: { sections: [{ name: "general", fields: ["name", "description", "status", "rank"] }, { name: "general", fields: ["tags"] }], help: ["name", "name"] },
} as const satisfies EntitySpec<Genre>;
