// @generated from schema/menu.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { MenuItem } from "#contract/screens.ts";
import type { MessageKey } from "./message-keys.ts";

/** The menu in its order; an entry without a path has no screen. */
export const menu: readonly MenuItem<MessageKey>[] = [
  { name: "home", icon: "home", labelKey: "menu.home", path: "/" },
  { name: "plans", icon: "plan", labelKey: "menu.plans", path: "/plans" },
  { name: "features", icon: "feature", labelKey: "menu.features", path: "/features" },
  { name: "coupons", icon: "coupon", labelKey: "menu.coupons", path: "/coupons" },
  { name: "accounts", icon: "account", labelKey: "menu.accounts", path: "/accounts" },
  { name: "tokenTool", icon: "payment", labelKey: "menu.tokenTool", path: "/token-tool" },
  { name: "classrooms", icon: "classroom", labelKey: "menu.classrooms", path: null },
  { name: "students", icon: "student", labelKey: "menu.students", path: null },
  { name: "assessments", icon: "assessment", labelKey: "menu.assessments", path: null },
  { name: "documents", icon: "document", labelKey: "menu.documents", path: null },
  { name: "pages", icon: "page", labelKey: "menu.pages", path: null },
  { name: "editAccount", icon: "account", labelKey: "menu.editAccount", path: null },
  { name: "register", icon: "user", labelKey: "menu.register", path: null },
  { name: "login", icon: "user", labelKey: "menu.login", path: null },
  { name: "logout", icon: "user", labelKey: "menu.logout", path: null },
];
