import type { EntitySpec } from "entity-console/spec";

/** A new name of a genre. */
export interface GenreName {
  name: string;
}

export const genreName = {
  titleField: "name",
  icon: "StyleOutlined",
} as const satisfies EntitySpec<GenreName>;
