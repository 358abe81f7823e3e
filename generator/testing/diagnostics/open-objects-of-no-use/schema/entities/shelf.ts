import type { EntitySpec } from "entity-console/spec";

/** Where books stand. */
export interface Shelf {
  /** @readOnly */
  id: string;
  name: string;
  layout?: Record<string, unknown>;
}

export const shelf = {
  titleField: "name",
  icon: "StyleOutlined",
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Shelf>;
