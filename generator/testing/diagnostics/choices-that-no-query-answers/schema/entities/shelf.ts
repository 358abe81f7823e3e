import type { EntitySpec } from "entity-console/spec";

/** Where books stand. */
export interface Shelf {
  /** @readOnly */
  id: string;
  name: string;
}

export const shelf = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get"],
  queries: {
    opened: { path: "/shelves/opened", result: "many" },
    first: { path: "/shelves/first", result: "one" },
  },
} as const satisfies EntitySpec<Shelf>;
