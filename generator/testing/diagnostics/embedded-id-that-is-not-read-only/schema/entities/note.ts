import type { EntitySpec } from "entity-console/spec";

/** A remark. */
export interface Note {
  name: string;
}

export const note = {
  titleField: "name",
  icon: "StyleOutlined",
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Note>;
