import type { EntityLabels } from "entity-console/spec";

export const user = {
  one: "user",
  many: "users",
  fields: {
    name: "Name",
    username: "Username",
    email: "E-mail",
    password: "Password",
  },
} as const satisfies EntityLabels;
