import type { EntitySpec } from "entity-console/spec";
import type { Lending } from "./genre.ts";

/** Why nothing is lent. */
export interface Pause {
  name: string;
  lending?: Lending;
}

export const pause = {
  titleField: "name",
  icon: "StyleOutlined",
  form: { sections: [{ name: "general", fields: ["name", "lending"] }] },
} as const satisfies EntitySpec<Pause>;
