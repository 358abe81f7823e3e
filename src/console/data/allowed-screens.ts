import type { EntityScreens } from "../../contract/screens.ts";
import type { Role } from "../../contract/staff.ts";

const READS: readonly string[] = ["list", "get"];

/** Reduces an entity's screens to those that a role may use. Removes links and actions too. */
export function allowedScreens<Key extends string>(screens: EntityScreens<Key>, role: Role): EntityScreens<Key> {
  if (role === "administrator") {
    return screens;
  }
  const { operations, routes, actions, archive } = screens;
  const may = (call: string) => (screens.roles?.[call] ?? (READS.includes(call) ? "reader" : "administrator")) === role;
  return {
    ...screens,
    operations: operations.filter(may),
    routes: {
      list: may("list") ? routes.list : null,
      show: may("get") ? routes.show : null,
      create: may("create") ? routes.create : null,
      edit: may("update") ? routes.edit : null,
    },
    actions: actions.filter(({ name }) => may(name)),
    archive: may("update") ? archive : null,
  };
}
