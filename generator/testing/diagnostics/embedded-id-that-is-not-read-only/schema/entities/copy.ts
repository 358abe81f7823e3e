import type { EntitySpec } from "entity-console/spec";

/** One of its copies. */
export interface Copy {
  id: string;
  name: string;
}

export const copy = {
  titleField: "name",
  icon: "StyleOutlined",
  form: { sections: [{ name: "general", fields: ["name", "id"] }] },
} as const satisfies EntitySpec<Copy>;
