import type { EntitySpec } from "#spec";

/** A new name of a genre. */
export interface GenreName {
  name: string;
}

export const genreName = {
  titleField: "name",
  icon: "StyleOutlined",
} as const satisfies EntitySpec<GenreName>;
