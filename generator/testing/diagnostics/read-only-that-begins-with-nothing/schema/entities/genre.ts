import type { EntitySpec } from "entity-console/spec";

/** Where something stands. */
export interface Place {
  floor: number;
}

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  /** @readOnly */
  words: string[];
  /**
   * @minItems 1
   * @readOnly
   */
  codes: string[];
  /**
   * @format date
   * @readOnly
   */
  since: string;
  /**
   * @format date
   * @readOnly
   * @default "2026-01-01"
   */
  from: string;
  /**
   * @format date-time
   * @readOnly
   */
  readAt: string;
  /**
   * @format date-time
   * @readOnly
   */
  createdAt: string;
  /**
   * @format time
   * @readOnly
   */
  opens: string;
  /**
   * @format duration
   * @readOnly
   */
  takes: string;
  /** @readOnly */
  place: Place;
  /** @readOnly */
  nextPlace?: Place;
  /** @readOnly */
  above: string;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: { above: { to: "genre" } },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Genre>;
