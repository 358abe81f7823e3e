import type { EntitySpec } from "entity-console/spec";

/** What a member asks of the library. */
export interface Ticket {
  /** @readOnly */
  id: string;
  subject: string;
}

export const ticket = {
  titleField: "subject",
  icon: "ticket",
  operations: ["list", "get"],
  screens: ["list", "show"],
  actions: {
    answer: { method: "POST", path: "/tickets/{id}/answer", on: "record", icon: "ReplyOutline" },
    close: { method: "POST", path: "/tickets/{id}/close", on: "record", icon: "../Close" },
  },
  list: { columns: ["subject"] },
  show: { sections: [{ name: "general", fields: ["subject"] }] },
} as const satisfies EntitySpec<Ticket>;
