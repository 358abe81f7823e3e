import type { EntitySpec } from "entity-console/spec";

/** Where books stand. */
export interface Shelf {
  /** @readOnly */
  id: string;
  way: "shelf";
  name: string;
}

export const shelf = {
  titleField: "name",
  icon: "StyleOutlined",
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Shelf>;
