import type { EntitySpec } from "entity-console/spec";
import type { Shelf } from "./shelf.ts";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  rank?: number;
  /** @format money */
  fee?: number;
  /** @format money */
  fine?: number;
  /** @format money */
  dues?: number;
  /** @format money */
  toll?: number;
  shelves?: Shelf[];
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  embeds: { shelves: "shelf" },
  currencies: { rank: "EUR", fee: "EURO", fine: { field: "rank" }, dues: { ofOwner: "name" }, toll: { field: "name.currency" } },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Genre>;
