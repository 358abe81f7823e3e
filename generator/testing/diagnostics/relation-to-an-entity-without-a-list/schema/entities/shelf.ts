import type { EntitySpec } from "entity-console/spec";

/** Where books stand. */
export interface Shelf {
  /** @readOnly */
  id: string;
  name: string;
}

export const shelf = { titleField: "name", icon: "StyleOutlined", operations: ["get"] } as const satisfies EntitySpec<Shelf>;
