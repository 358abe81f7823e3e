import type { MenuEntry } from "#spec";

/** Every entry of the menu in its order (spec §1); an entry without a route has a label only. */
export const menu = [
  { name: "home", icon: "home", path: "/" },
  { name: "plans", icon: "plan", entity: "plan" },
  { name: "features", icon: "feature", entity: "feature" },
  { name: "coupons", icon: "coupon", entity: "coupon" },
  { name: "accounts", icon: "account", entity: "account" },
  { name: "tokenTool", icon: "payment", path: "/token-tool" },
  { name: "classrooms", icon: "classroom" },
  { name: "students", icon: "student" },
  { name: "assessments", icon: "assessment" },
  { name: "documents", icon: "document" },
  { name: "pages", icon: "page" },
  { name: "editAccount", icon: "account" },
  { name: "register", icon: "user" },
  { name: "login", icon: "user" },
  { name: "logout", icon: "user" },
] as const satisfies readonly MenuEntry[];
