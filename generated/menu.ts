// @generated from schema/menu.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { MenuItem } from "entity-console/generated";
import type { MessageKey } from "./message-keys.ts";

/** The menu entries in order; an entry without a path has no screen. */
export const menu: readonly MenuItem<MessageKey>[] = [
  { name: "home", icon: "HomeOutlined", labelKey: "menu.home", path: "/" },
  { name: "plans", icon: "LayersOutlined", labelKey: "menu.plans", path: "/plans" },
  { name: "features", icon: "ExtensionOutlined", labelKey: "menu.features", path: "/features" },
  { name: "coupons", icon: "ConfirmationNumberOutlined", labelKey: "menu.coupons", path: "/coupons" },
  { name: "accounts", icon: "PeopleAltOutlined", labelKey: "menu.accounts", path: "/accounts" },
  { name: "tokenTool", icon: "CreditCardOutlined", labelKey: "menu.tokenTool", path: "/token-tool" },
  { name: "classrooms", icon: "ClassOutlined", labelKey: "menu.classrooms", path: null },
  { name: "students", icon: "GroupsOutlined", labelKey: "menu.students", path: null },
  { name: "assessments", icon: "AssignmentOutlined", labelKey: "menu.assessments", path: null },
  { name: "documents", icon: "DescriptionOutlined", labelKey: "menu.documents", path: null },
  { name: "pages", icon: "ArticleOutlined", labelKey: "menu.pages", path: null },
  { name: "editAccount", icon: "ManageAccountsOutlined", labelKey: "menu.editAccount", path: null },
  { name: "register", icon: "PersonOutlineOutlined", labelKey: "menu.register", path: null },
  { name: "login", icon: "PersonOutlineOutlined", labelKey: "menu.login", path: null },
  { name: "logout", icon: "PersonOutlineOutlined", labelKey: "menu.logout", path: null },
];
