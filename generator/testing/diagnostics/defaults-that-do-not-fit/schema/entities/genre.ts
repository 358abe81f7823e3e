import type { EntitySpec } from "entity-console/spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  description?: string;
  /**
   * @format date
   * @default "soon"
   */
  day?: string;
  /** @default "true" */
  active?: boolean;
  /**
   * @exclusiveMinimum 5
   * @default 5
   */
  share?: number;
  /**
   * @uniqueItems true
   * @default ["a", "a"]
   */
  codes?: string[];
  /**
   * @minItems 1
   * @default []
   */
  tags?: string[];
  /** @default [1] */
  ranks?: string[];
  /**
   * @format money
   * @default 0.005
   */
  price?: number;
  /**
   * @asType integer
   * @default 0.5
   */
  count?: number;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name", "description"] }] },
} as const satisfies EntitySpec<Genre>;
