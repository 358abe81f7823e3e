import type { EntitySpec } from "entity-console/spec";
import type { Lending } from "./genre.ts";

/** Where books stand. */
export interface Shelf {
  /** @readOnly */
  id: string;
  name: string;
  lending?: Lending;
}

export const shelf = {
  titleField: "name",
  icon: "StyleOutlined",
  form: { sections: [{ name: "general", fields: ["name", "lending"] }] },
} as const satisfies EntitySpec<Shelf>;
