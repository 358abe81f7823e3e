import type { EntitySpec } from "entity-console/spec";

/**
 * A code.
 * @minLength 5
 * @maxLength 2
 */
export type Code = string;

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  codes?: Code[];
  /** @multipleOf 0 */
  share?: number;
  /**
   * @multipleOf 0.5
   * @default 0.3
   */
  half?: number;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "codes", "share", "half"] }] },
} as const satisfies EntitySpec<Genre>;
