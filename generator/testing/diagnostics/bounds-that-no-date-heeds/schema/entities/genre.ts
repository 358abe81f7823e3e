import type { EntitySpec } from "entity-console/spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  /**
   * @format date
   * @maxLength 5
   */
  day?: string;
  /**
   * @format date-time
   * @pattern ^2
   */
  moment?: string;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "day", "moment"] }] },
} as const satisfies EntitySpec<Genre>;
