import type { EntityLabels } from "entity-console/spec";

export const teacher = {
  one: "teacher",
  many: "teachers",
  fields: {
    name: "Name",
    email: "E-mail",
    presentation: "Presentation",
    user: "User",
  },
} as const satisfies EntityLabels;
