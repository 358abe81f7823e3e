import type { EntitySpec } from "#spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  shelfId?: string;
  /** @format date */
  from?: string;
  labels?: string[];
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: { shelfId: { to: "shelf" } },
  rules: {
    neither: { at: "name" },
    counted: { at: "name", atMostOne: { field: "shelfId.name", is: "a" }, severity: "warn", per: ["labels"] },
    nowhere: { at: "name", never: { any: [{ field: "name.length", moreThan: 3 }, { field: "shelfId.nam", is: "a" }] } },
    per: { at: "name", never: { field: "from", isThere: false }, per: ["name"] },
    over: { at: "from", never: { any: [{ field: "from", lessThan: { today: 0 } }] } },
  },
  form: { sections: [{ name: "general", fields: ["name", "shelfId", "from", "labels"] }] },
} as const satisfies EntitySpec<Genre>;
