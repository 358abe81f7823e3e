import type { MenuEntry } from "entity-console/spec";

/** All menu entries in order (spec §1). An entry without a route is only a label. */
export const menu = [
  { name: "home", icon: "HomeOutlined", path: "/" },
  { name: "plans", icon: "LayersOutlined", entity: "plan" },
  { name: "features", icon: "ExtensionOutlined", entity: "feature" },
  { name: "coupons", icon: "ConfirmationNumberOutlined", entity: "coupon" },
  { name: "accounts", icon: "PeopleAltOutlined", entity: "account" },
  { name: "tokenTool", icon: "CreditCardOutlined", path: "/token-tool" },
  { name: "classrooms", icon: "ClassOutlined" },
  { name: "students", icon: "GroupsOutlined" },
  { name: "assessments", icon: "AssignmentOutlined" },
  { name: "documents", icon: "DescriptionOutlined" },
  { name: "pages", icon: "ArticleOutlined" },
  { name: "editAccount", icon: "ManageAccountsOutlined" },
  { name: "register", icon: "PersonOutlineOutlined" },
  { name: "login", icon: "PersonOutlineOutlined" },
  { name: "logout", icon: "PersonOutlineOutlined" },
] as const satisfies readonly MenuEntry[];
