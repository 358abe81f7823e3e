import type { EntitySpec } from "entity-console/spec";

/** With many steps. */
export interface LongLadder {
  reach: "long";
  steps: string;
}

/** With few. */
export interface ShortLadder {
  reach: "short";
  wheels: string;
}

/** What leans on it. */
export type Ladder = LongLadder | ShortLadder;

/** A shelf, which another system keeps. */
export interface Shelf {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  ladder: Ladder;
}

export const shelf = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list"],
  stored: false,
} as const satisfies EntitySpec<Shelf>;
