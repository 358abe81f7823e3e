import type { EntitySpec } from "entity-console/spec";

/** A capability that books offer. */
export interface Genre {
  /** @readOnly */
  id: string;
  /** @minLength 1 */
  name: string;
  /** @pattern ^(a+)+$ */
  code?: string;
  /** @pattern ^([a-z]+,?)*$ */
  words?: string;
  /** @pattern ^[a-z0-9]+(-[a-z0-9]+)*$ */
  slug?: string;
}

export const genre = {
  titleField: "name",
  icon: "StyleOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  form: { sections: [{ name: "general", fields: ["name", "code", "words", "slug"] }] },
} as const satisfies EntitySpec<Genre>;
