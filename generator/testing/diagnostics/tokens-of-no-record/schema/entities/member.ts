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
  operations: ["list", "get"],
  screens: ["list", "show"],
  actions: {
    invite: { method: "POST", path: "/members/invite", on: "collection", issues: "token" },
    renew: { method: "POST", path: "/members/{id}/renew", on: "record", issues: "new token" },
  },
  list: { columns: ["name"] },
  show: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<Member>;
