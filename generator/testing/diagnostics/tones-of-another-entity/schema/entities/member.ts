import type { EntitySpec } from "entity-console/spec";

/** Who may borrow books. */
export interface Member {
  /** @readOnly */
  id: string;
  name: string;
}

export const member = {
  titleField: "name",
  icon: "PersonOutlined",
  tones: { bookState: { lost: "error" } },
} as const satisfies EntitySpec<Member>;
