import type { EntitySpec } from "entity-console/spec";

/** Where books stand. */
export interface Shelf {
  /** @readOnly */
  id: string;
  name: string;
  floor?: string;
}

export const shelf = {
  titleField: "name",
  titleFields: ["name", "floor"],
  icon: "StyleOutlined",
  operations: ["list", "get"],
} as const satisfies EntitySpec<Shelf>;
