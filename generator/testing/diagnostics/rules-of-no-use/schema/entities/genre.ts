import type { EntitySpec } from "entity-console/spec";

/** Where it stands. */
export interface Place {
  /** @maxLength 20 */
  floor: string;
}

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
  place?: Place;
  /** @format duration */
  lasts?: string;
  /** @readOnly */
  below: boolean;
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
    inside: { at: "place", never: { field: "place.floor", is: "a" } },
    long: { at: "lasts", never: { field: "lasts", moreThan: "PT5H" } },
    over: { at: "from", never: { any: [{ field: "from", lessThan: { today: 0 } }] } },
  },
  computed: { below: { field: "place.floor", is: "0" } },
  form: { sections: [{ name: "general", fields: ["name", "shelfId", "from", "labels", "place", "lasts"] }] },
} as const satisfies EntitySpec<Genre>;
