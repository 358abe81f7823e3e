import type { EntitySpec } from "entity-console/spec";

/** Where books stand. */
export interface Shelf {
  /** @readOnly */
  id: string;
  name: string;
  /** @format money */
  cost?: number;
  /** @format money */
  price?: number;
}

export const shelf = {
  titleField: "name",
  icon: "StyleOutlined",
  currencies: { cost: { ofOwner: "rank" }, price: { ofOwner: "valuta" } },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Shelf>;
